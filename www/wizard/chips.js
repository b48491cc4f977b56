// Choices as a row of buttons, one of which is chosen.

/** Buttons of which one is chosen; an item is a value, its text, and at the fourth place the address of a picture. */
export function chips(root, items, current, choose) {
  const buttons = items.map(([value, text, , picture]) => {
    const it = document.createElement('button');
    it.type = 'button';
    it.setAttribute('role', 'radio');
    it.setAttribute('aria-checked', value === current);
    it.tabIndex = value === current ? 0 : -1;
    // The name beside the picture says all that it says.
    if (picture) it.append(Object.assign(new Image(), { src: picture, alt: '' }));
    it.append(text);
    it.addEventListener('click', () => choose(value));
    return it;
  });
  const focused = root.contains(document.activeElement);
  root.replaceChildren(...buttons);
  if (focused) buttons.find((it) => it.tabIndex === 0)?.focus();
  root.onkeydown = (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = items.findIndex(([value]) => value === current);
    choose(items[(at + step + items.length) % items.length][0]);
  };
}
