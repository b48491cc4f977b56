// Properties that a page has set before the element was defined.

/** Takes them over: as members of their own they would hide the accessors of the class for good. */
export function takeEarlyProperties(element: HTMLElement): void {
  const members: object = Object.getPrototypeOf(element) as object;
  for (const name of Object.getOwnPropertyNames(element)) {
    if (!Object.getOwnPropertyDescriptor(members, name)?.set) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
