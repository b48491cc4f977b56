// SHA-256, the hash by which somebody is held to what was not shown yet. Browsers have one for pages with a certificate alone.

/** The first 32 bits of the fractional parts of some roots of the first prime numbers. */
function rootsOf(count: number, root: (n: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((it) => n % it !== 0)) primes.push(n);
  return Uint32Array.from(primes, (it) => (root(it) % 1) * 2 ** 32);
}

const START = rootsOf(8, Math.sqrt);
const ROUNDS = rootsOf(64, Math.cbrt);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message with its length, in blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((it, at) => blocks.setUint8(at, it));
  blocks.setUint8(bytes.length, 128);
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8);
  return blocks;
}

/** The words of a block, and those that follow from them. */
function schedule(blocks: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64);
  const at = (n: number): number => words[n] ?? 0;
  for (let n = 0; n < 16; n += 1) words[n] = blocks.getUint32(from + n * 4);
  for (let n = 16; n < 64; n += 1) {
    const [early, late] = [at(n - 15), at(n - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[n] = at(n - 16) + first + at(n - 7) + second;
  }
  return words;
}

/** The hash of some bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = padded(bytes);
  const hash = Uint32Array.from(START);
  for (let from = 0; from < blocks.byteLength; from += 64) {
    const words = schedule(blocks, from);
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let n = 0; n < 64; n += 1) {
      const chosen = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[n] ?? 0) + (words[n] ?? 0);
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [n, it] of [a, b, c, d, e, f, g, h].entries()) hash[n] = (hash[n] ?? 0) + it;
  }
  const res = new DataView(new ArrayBuffer(32));
  hash.forEach((it, n) => res.setUint32(n * 4, it));
  return new Uint8Array(res.buffer);
}
