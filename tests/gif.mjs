// Reads as much of a GIF file as tests ask for: its size, how often it is repeated, its frames.

/** The frames of a GIF file; fails where it is none. */
export function framesOfGif(bytes) {
  const at = (index) => bytes[index];
  const word = (index) => at(index) | (at(index + 1) << 8);
  const ascii = (from, to) => String.fromCharCode(...bytes.subarray(from, to));
  if (ascii(0, 6) !== 'GIF89a') throw new Error(`no GIF: ${ascii(0, 6)}`);
  const colours = (packed) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);
  const [width, height] = [word(6), word(8)];
  let place = 13 + colours(at(10));
  /** Skips the blocks of data that follow. */
  const skip = () => {
    while (at(place) !== 0) {
      if (place >= bytes.length) throw new Error('it ends too soon');
      place += at(place) + 1;
    }
    place += 1;
  };
  const frames = [];
  let [ms, repeats] = [0, undefined];
  while (at(place) !== 0x3b) {
    if (place >= bytes.length) throw new Error('it ends too soon');
    if (at(place) === 0x21) {
      if (at(place + 1) === 0xf9) ms = word(place + 4) * 10;
      if (at(place + 1) === 0xff) repeats = word(place + 16);
      place += 2;
    } else if (at(place) === 0x2c) {
      frames.push({ width: word(place + 5), height: word(place + 7), ms });
      place += 10 + colours(at(place + 9)) + 1;
    } else throw new Error(`no block begins with ${at(place)}`);
    skip();
  }
  return { width, height, repeats, frames };
}
