// The dialog that gives a piece its picture: one of our drawings, chosen by eye, or the author's own.

import { heldPictures, pictureValue } from '../held-pictures.js';
import { createDiagram } from '../pkg/engine.js';
import { drawingNames, figure } from '../pkg/still.js';

const place = (id) => document.getElementById(id);
const address = (drawing) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** All drawings by name, as addresses. */
let drawings;
async function allDrawings() {
  const names = drawingNames();
  const lines = names.map((name, at) => `${name}:${at}:W:${name}:`);
  const diagram = await createDiagram(`files=1\nranks=1\nroyal=0\npromoZone=0\n${lines.join('\n')}`);
  const view = diagram.board();
  diagram.free();
  return view.types.map(({ number, image }) => [image, address(figure(view, number, 'white'))]);
}

/** A button with a picture and what it is called. */
function choice(name, src, isChosen, choose) {
  const it = document.createElement('button');
  it.type = 'button';
  it.setAttribute('aria-pressed', isChosen);
  if (src) it.append(Object.assign(new Image(64, 64), { src, alt: '', loading: 'lazy' }));
  it.append(Object.assign(document.createElement('span'), { textContent: name }));
  it.addEventListener('click', choose);
  return it;
}

/**
 * Makes the dialog. `open(piece, chosen)` shows it; `chosen` gets what changes of the piece: the name of a drawing as
 * `image`, or own pictures as `picture`, the value of the key.
 */
export function pictureDialog() {
  const [dialog, list, find, note, drop] = [
    'pictures',
    'picture-list',
    'picture-find',
    'picture-note',
    'picture-drop',
  ].map(place);
  let piece;
  let chosen = () => {};

  const finish = (change) => {
    chosen(change);
    dialog.close();
  };

  function show() {
    const wanted = find.value.toLowerCase().replace(/[^a-z]/g, '');
    const found = drawings.filter(([name]) => name.includes(wanted));
    const usual = choice('the usual one', '', piece.picture === '' && piece.image === '', () =>
      finish({ image: '', picture: '' }),
    );
    list.replaceChildren(
      ...(wanted === '' ? [usual] : []),
      ...found.map(([name, src]) =>
        choice(name, src, piece.picture === '' && piece.image === name, () => finish({ image: name, picture: '' })),
      ),
    );
    note.textContent = found.length === 0 ? 'There is no drawing of that name. Your own can be dropped below.' : '';
  }

  /** Takes the author's own: one picture for both sides, or White's and Black's. */
  async function take(pictures) {
    note.textContent = pictures.length > 0 ? '' : 'That is no picture: SVG, PNG, JPEG, GIF or WebP.';
    if (pictures.length === 0) return;
    const { value, why } = await pictureValue(pictures);
    if (value === undefined) note.textContent = why;
    else finish({ image: '', picture: value });
  }

  find.addEventListener('input', show);
  place('picture-file').addEventListener('change', ({ target }) => {
    void take([...target.files]).then(() => (target.value = ''));
  });
  dialog.addEventListener('paste', (event) => {
    const pictures = heldPictures(event.clipboardData);
    // Words are for the field.
    if (event.target === find && pictures.length === 0) return;
    event.preventDefault();
    void take(pictures);
  });
  for (const name of ['dragenter', 'dragover'])
    dialog.addEventListener(name, (event) => {
      event.preventDefault();
      drop.classList.add('over');
    });
  dialog.addEventListener('dragleave', (event) => {
    if (!dialog.contains(event.relatedTarget)) drop.classList.remove('over');
  });
  dialog.addEventListener('drop', (event) => {
    event.preventDefault();
    drop.classList.remove('over');
    void take(heldPictures(event.dataTransfer));
  });

  return {
    async open(it, callback) {
      [piece, chosen] = [it, callback];
      find.value = '';
      drawings ??= await allDrawings();
      show();
      place('pictures-head').textContent = `A picture for the ${it.name || 'piece'}`;
      dialog.showModal();
      list.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'center' });
    },
  };
}
