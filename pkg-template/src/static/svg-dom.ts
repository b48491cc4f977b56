// Elements for drawing where there is no document, as much of them as drawings use. They become text in `still`.

/** An element that only remembers what it was given. */
export class Leaf {
  readonly name: string;
  readonly attributes = new Map<string, string>();
  children: (Leaf | string)[] = [];
  parent: Leaf | undefined;
  /** Styles that code sets one by one. */
  readonly style: Record<string, string> = {};
  readonly classList = {
    add: (name: string): void => {
      this.setAttribute('class', `${this.getAttribute('class') ?? ''} ${name}`.trim());
    },
  };

  constructor(name: string) {
    this.name = name;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  append(...children: (Leaf | string)[]): void {
    for (const it of children) {
      if (it instanceof Leaf) it.parent = this;
      this.children.push(it);
    }
  }

  replaceChildren(...children: (Leaf | string)[]): void {
    this.children = [];
    this.append(...children);
  }

  set textContent(text: string) {
    this.children = [text];
  }

  /** The class names. */
  get classes(): string[] {
    return (this.attributes.get('class') ?? '').split(/\s+/).filter(Boolean);
  }
}

/** What drawings need of a document. */
export const paper = {
  createElementNS: (_space: string, name: string): Leaf => new Leaf(name),
} as unknown as Pick<Document, 'createElementNS'>;
