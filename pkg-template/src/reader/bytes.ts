// Bytes in links: numbers in as few bytes as they need, and bytes in the letters that an address may hold.

/** Why a code is not what was written. */
type Reason = 'link-cut-off' | 'link-too-long' | 'link-other-moves';

/** A code is damaged, or the rules are others: `reason` is the message that says so. */
export class CodeError extends RangeError {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/** A number in bytes of seven bits, the lowest first. */
export function* varint(n: number): Generator<number> {
  let rest = n;
  for (; rest > 127; rest = Math.floor(rest / 128)) yield (rest % 128) + 128;
  yield rest;
}

/** Reads numbers and bytes from the beginning of a code. */
export class Bytes {
  #at = 0;

  constructor(readonly bytes: Uint8Array) {}

  /** How many bytes are left. */
  get left(): number {
    return this.bytes.length - this.#at;
  }

  next(): number {
    const it = this.bytes[this.#at];
    if (it === undefined) throw new CodeError('link-cut-off');
    this.#at += 1;
    return it;
  }

  varint(): number {
    let res = 0;
    for (let unit = 1; unit < 2 ** 28; unit *= 128) {
      const it = this.next();
      res += (it % 128) * unit;
      if (it < 128) return res;
    }
    throw new CodeError('link-too-long');
  }

  take(count: number): Uint8Array {
    if (count > this.left) throw new CodeError('link-cut-off');
    this.#at += count;
    return this.bytes.subarray(this.#at - count, this.#at);
  }

  rest(): Uint8Array {
    return this.bytes.subarray(this.#at);
  }
}

/** Bytes in the letters that an address may hold (base64url). */
export function lettersOf(bytes: Iterable<number>): string {
  let text = '';
  for (const it of bytes) text += String.fromCharCode(it);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of such letters; an error if they are none. */
export const bytesIn = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));

/** The same of letters that somebody may have cut: none, if they are no code at all. */
export function bytesOrNone(letters: string): Uint8Array {
  try {
    return bytesIn(letters);
  } catch {
    return new Uint8Array();
  }
}

/** A number of mixed radix, from its digits: each with how many values it could have. The first digit is the lowest. */
export function digitsToBytes(digits: readonly (readonly [value: number, radix: number])[]): number[] {
  let code = 0n;
  for (const [value, radix] of [...digits].reverse()) code = code * BigInt(radix) + BigInt(value);
  const bytes: number[] = [];
  for (; code > 0n; code >>= 8n) bytes.push(Number(code & 255n));
  return bytes;
}

/** Reads the digits of a number of mixed radix one after the other; how many values the next one may have may follow from those before. */
export class Digits {
  #code = 0n;

  constructor(bytes: Uint8Array) {
    for (const it of [...bytes].reverse()) this.#code = this.#code * 256n + BigInt(it);
  }

  next(radix: number): number {
    const all = BigInt(Math.max(1, radix));
    const digit = Number(this.#code % all);
    this.#code /= all;
    return digit;
  }

  /** Whether nothing is left. */
  get isRead(): boolean {
    return this.#code === 0n;
  }
}
