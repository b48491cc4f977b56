// The menu of a toolbar: a button that opens a list of further buttons.

import { html, isElement, isNode, set } from '../style/dom.js';

/** A menu: its button, and the list that it opens. */
export interface MoreMenu {
  button: HTMLButtonElement;
  list: HTMLElement;
  /** Shows whether something in the list is switched on. */
  show(): void;
}

/** Puts buttons behind another one, whose name the list has, too. The list closes when one of them was pressed, with Escape, and when the focus or a click goes elsewhere. */
export function moreMenu(name: string, button: HTMLButtonElement, items: HTMLButtonElement[]): MoreMenu {
  const list = html('div', { class: 'more', id: 'more', role: 'group', 'aria-label': name, hidden: true }, ...items);
  set(button, 'aria-controls', 'more');
  const toggle = (open: boolean): void => {
    list.hidden = !open;
    set(button, 'aria-expanded', String(open));
  };
  toggle(false);
  /** Whether the focus goes back to the button when the list closes. */
  const close = (focus: boolean): void => {
    if (list.hidden) return;
    if (focus) button.focus();
    toggle(false);
  };
  const seen = (): HTMLButtonElement[] => items.filter((it) => !it.hidden);
  button.addEventListener('click', () => {
    toggle(list.hidden);
    if (!list.hidden) seen()[0]?.focus();
  });
  list.addEventListener('click', ({ target }) => {
    if (isElement(target) && target.closest('button')) close(list.contains(activeOf(list)));
  });
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1, Escape: 0 }[event.key];
    if (list.hidden || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === 0) return close(true);
    const all = seen();
    // From the button of the menu: to the first, or to the last.
    const at = all.findIndex((it) => it.matches(':focus'));
    all.at(at < 0 ? Math.min(step, 0) : (at + step) % all.length)?.focus();
  };
  button.addEventListener('keydown', press);
  list.addEventListener('keydown', press);
  list.addEventListener('focusout', ({ relatedTarget }) => {
    const inside = isNode(relatedTarget) && (list.contains(relatedTarget) || relatedTarget === button);
    // A click on what takes no focus leaves it nowhere: the list stays for a press of its own button.
    if (relatedTarget !== null && !inside) close(false);
  });
  return {
    button,
    list,
    show: () => set(button, 'data-on', items.some((it) => it.getAttribute('aria-pressed') === 'true') ? '' : undefined),
  };
}

/** The element with the focus, in the tree that an element is in. */
const activeOf = (element: Element): Element | null =>
  (element.getRootNode() as Partial<DocumentOrShadowRoot>).activeElement ?? null;
