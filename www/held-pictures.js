// Which pictures a paste, a drop or a file field brings. What becomes of them is in `own-pictures.js`, which comes later.

/** Whether a text is an SVG drawing. */
const isDrawing = (text) => /^\s*(?:<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(text);

/** The pictures as files: those that are files, and a drawing that is a text. */
export function heldPictures(data) {
  const files = [...(data?.files ?? [])].filter((it) => it.type.startsWith('image/'));
  const text = data?.getData('text/plain') ?? '';
  return files.length === 0 && isDrawing(text) ? [new File([text], 'picture.svg', { type: 'image/svg+xml' })] : files;
}

/** The value of `picture=` for one picture, or for White's and Black's; else `why` there is none, for the author. */
export async function pictureValue([first, second]) {
  const { PictureError, picturesOf } = await import('./own-pictures.js');
  try {
    return { value: (await picturesOf(first, second)).join(' ') };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { why: error.message };
  }
}
