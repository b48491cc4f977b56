// A link that somebody shall send: the text of it, and buttons that copy it, hand it on, and draw it as a QR code.

import { copyText } from '../reader/copy.js';
import { button, html, set } from '../style/dom.js';
import type { Say } from '../words/page.js';

/** What is sent, and what it is called. */
export interface Sent {
  name: string;
  copy: string;
  text: string;
}

/** A block with a link. */
export interface SendBlock {
  root: HTMLElement;
  /** Shows another link. */
  show(sent: Sent): void;
  /** What comes after it is next: its buttons are no longer what most readers want. */
  stepBack(isBehind: boolean): void;
}

/** Makes a block. */
export function sendBlock(say: Say): SendBlock {
  let text = '';
  const field = html('input', { type: 'text', readonly: true, spellcheck: 'false', autocomplete: 'off' });
  const status = html('p', { class: 'sent', role: 'status' });
  const picture = html('div', { class: 'qr', hidden: true });
  field.addEventListener('focus', () => field.select());
  const copy = button('', { class: 'wide done' }, async () => {
    const words = await copyText(say, text);
    // Where nothing can be copied, the reader does it.
    if (words === text) field.focus();
    else status.textContent = words;
  });
  const share = button(say('friend-share'), { class: 'wide' }, async () => {
    // Who thinks better of it has not failed.
    await navigator.share({ url: text }).catch(() => undefined);
  });
  share.hidden = typeof navigator.share !== 'function';
  const draw = async (): Promise<void> => {
    const shown = text;
    const made = await import('./qr-picture.js').then(
      (it) => it.qrPicture(shown, say('friend-qr-of')),
      () => undefined,
    );
    if (shown !== text) return;
    picture.replaceChildren(made ?? html('p', {}, say('friend-qr-too-long')));
  };
  const qr = button(say('friend-qr'), { class: 'wide', 'aria-expanded': 'false' }, () => {
    picture.hidden = !picture.hidden;
    set(qr, 'aria-expanded', String(!picture.hidden));
    if (!picture.hidden) void draw();
  });
  const root = html(
    'div',
    { class: 'send' },
    field,
    html('div', { class: 'friend-tools' }, copy, share, qr),
    status,
    picture,
  );
  return {
    root,
    stepBack(isBehind) {
      copy.classList.toggle('done', !isBehind);
    },
    show(sent) {
      set(field, 'aria-label', sent.name);
      copy.textContent = sent.copy;
      if (sent.text === text) return;
      text = sent.text;
      field.value = text;
      status.textContent = '';
      if (!picture.hidden) void draw();
    },
  };
}
