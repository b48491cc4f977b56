// A grid of squares to click or to walk through with the arrow keys; one of them is in the way of Tab.

/** Makes a grid. `cell(row, column)` says what a square shows: `label`, `text`, `picture`, `kind`, `on`; `pick` is called when it is clicked. */
export class Grid {
  #rows = 0;
  #columns = 0;
  #at = [0, 0];
  #buttons = [];

  constructor(root, { cell, pick }) {
    this.root = root;
    this.cell = cell;
    this.pick = pick;
    root.setAttribute('role', 'grid');
    root.addEventListener('keydown', (event) => this.#key(event));
    // Screen readers set the focus themselves, and click without a pointer. A finger that goes down may be about to scroll.
    let painted = false;
    root.addEventListener('pointerdown', ({ pointerType }) => (painted = pointerType === 'mouse'));
    root.addEventListener('focusin', ({ target }) => {
      this.#at = this.#placeOf(target) ?? this.#at;
      this.#point();
    });
    root.addEventListener('click', ({ detail, target }) => {
      const place = this.#placeOf(target);
      if ((detail === 0 || !painted) && place) this.#choose(...place, true);
    });
    this.#painting();
  }

  /** A mouse button that is held down paints every square it crosses. */
  #painting() {
    let last;
    const over = (event) => {
      const target = document.elementFromPoint(event.clientX, event.clientY);
      const button = target instanceof Element ? target.closest('[data-row]') : undefined;
      if (!button || button === last || !this.root.contains(button)) return;
      const first = last === undefined;
      last = button;
      this.#choose(...this.#placeOf(button), first);
    };
    this.root.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || event.pointerType !== 'mouse') return;
      last = undefined;
      over(event);
      addEventListener('pointermove', over);
      addEventListener('pointerup', () => removeEventListener('pointermove', over), { once: true });
    });
  }

  /** The row and the column of a cell, or of what is in it. */
  #placeOf(target) {
    const cell = target.closest('[data-row]');
    return cell ? [Number(cell.dataset.row), Number(cell.dataset.column)] : undefined;
  }

  #choose(row, column, first) {
    this.#at = [row, column];
    this.pick(row, column, first);
  }

  #key(event) {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (step) {
      const [row, column] = [this.#at[0] + step[0], this.#at[1] + step[1]];
      if (row >= 0 && row < this.#rows && column >= 0 && column < this.#columns) {
        this.#at = [row, column];
        this.#point();
        this.#buttons[row][column].focus();
      }
    } else if (event.key === ' ' || event.key === 'Enter') this.#choose(...this.#at, true);
    else return;
    event.preventDefault();
  }

  #point() {
    this.#buttons.forEach((line, row) =>
      line.forEach((it, column) => it.setAttribute('tabindex', row === this.#at[0] && column === this.#at[1] ? 0 : -1)),
    );
  }

  /** Shows a board of this size; `raised` says how many cells higher than usual a column is drawn. */
  show(rows, columns, raised = () => 0) {
    if (rows !== this.#rows || columns !== this.#columns) {
      [this.#rows, this.#columns] = [rows, columns];
      this.#at = [Math.min(this.#at[0], rows - 1), Math.min(this.#at[1], columns - 1)];
      this.root.style.setProperty('--columns', columns);
      this.#buttons = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => {
          const it = document.createElement('span');
          it.setAttribute('role', 'gridcell');
          it.dataset.row = row;
          it.dataset.column = column;
          return it;
        }),
      );
      this.root.replaceChildren(
        ...this.#buttons.map((line) => {
          const row = document.createElement('div');
          row.setAttribute('role', 'row');
          row.append(...line);
          return row;
        }),
      );
    }
    this.#buttons.forEach((line, row) =>
      line.forEach((it, column) => {
        const { label, text = '', picture, kind = '', on = false } = this.cell(row, column);
        // Signs of a square stand as text, pieces as pictures.
        if (picture) it.replaceChildren(Object.assign(new Image(), { src: picture, alt: '' }));
        else it.textContent = text;
        it.style.translate = raised(column) === 0 ? '' : `0 ${-100 * raised(column)}%`;
        it.className = kind;
        it.setAttribute('aria-label', label);
        it.setAttribute('aria-selected', on);
      }),
    );
    this.#point();
  }
}
