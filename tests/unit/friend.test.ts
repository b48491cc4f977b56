// What two friends send each other: logs, letters, what is drawn and sealed, and what comes of letters that are old, other or damaged.

import { beforeEach, expect, test } from 'vitest';
import { Friendship } from '../../pkg-template/src/friend/friendship.js';
import { cleanName, readLetter } from '../../pkg-template/src/friend/letter.js';
import { type Entry, joinedLogs } from '../../pkg-template/src/friend/log.js';
import { readWhole, type WholeLetter } from '../../pkg-template/src/friend/reading.js';
import { sha256 } from '../../pkg-template/src/friend/sha256.js';
import { lettersOf } from '../../pkg-template/src/reader/bytes.js';
import { Heap, type HeapOptions, open } from './friend-rules.js';

beforeEach(() => open.clear());

const PAIRING = { id: 'AAECAwQF', inviter: 'white', days: 0, names: ['Anna', ''] } as const;

/** Two friends, each with a browser. */
class Two {
  readonly newRules: () => Heap;
  white: Friendship;
  black: Friendship;

  constructor(options: HeapOptions = {}, pairing: typeof PAIRING | object = {}) {
    this.newRules = () => new Heap(options);
    this.white = new Friendship({ ...PAIRING, ...pairing }, 'white', this.newRules);
    this.white.settle();
    this.black = Friendship.from(this.read(this.white.letter()), this.newRules);
    this.black.settle();
  }

  read(letter: string): WholeLetter {
    const whole = readWhole(letter, this.newRules);
    if ('kind' in whole) throw new Error(whole.kind);
    return whole;
  }

  /** A letter goes from one to the other. */
  send(from: Friendship, to: Friendship) {
    return to.receive(this.read(from.letter()));
  }

  /** The sides move in turn, and send what they have done. */
  play(...moves: number[]): this {
    for (const it of moves) {
      const isWhite = this.white.ledger.turn === 'white';
      const [mover, other] = isWhite ? [this.white, this.black] : [this.black, this.white];
      mover.move(`take ${it}`, true);
      this.send(mover, other);
    }
    return this;
  }
}

test('a letter holds the game, and both have the same one', () => {
  const two = new Two().play(1, 2, 3);
  expect(two.black.line).toEqual(['take 1', 'take 2', 'take 3']);
  expect(two.white.line).toEqual(two.black.line);
  expect(two.black.friend).toBe('Anna');
  expect(two.white.hasNews).toBe(true);
  expect(two.black.hasNews).toBe(false);
});

test('a move is less than a letter of the address', () => {
  const two = new Two({ stones: 200 });
  const before = two.white.letter().length;
  two.play(...Array.from({ length: 60 }, (_, n) => (n % 3) + 1));
  expect(two.white.letter().length - before).toBeLessThan(30);
});

test('what is missing or changed in a letter is noticed, wherever it is', () => {
  const letter = new Two({}, { days: 3 }).play(1, 2, 3, 1, 2).white.letter();
  const bad: string[] = [];
  for (let at = 0; at < letter.length; at += 1) {
    const other = letter[at] === 'A' ? 'B' : 'A';
    for (const text of [letter.slice(0, at), letter.slice(0, at) + other + letter.slice(at + 1)]) {
      const read = readWhole(text, () => new Heap());
      if (!('kind' in read)) bad.push(text);
    }
  }
  // The last letter of an address may hold bits that mean nothing.
  expect(bad.filter((it) => it.slice(0, -1) !== letter.slice(0, -1))).toEqual([]);
  expect('kind' in readWhole(letter, () => new Heap({ stones: 5 }))).toBe(true);
});

test('texts that are no letters are damaged letters, and nothing else happens', () => {
  for (const text of ['', 'A', '%%%', 'AAAA', 'AQ', '_'.repeat(50), 'A'.repeat(20_000), 'AQAAAQIDBAX-_38AAAA'])
    expect(readWhole(text, () => new Heap())).toMatchObject({ kind: 'damaged' });
  expect(open.size).toBe(0);
});

test('an older letter is told, and nothing is taken', () => {
  const two = new Two().play(1, 2);
  const old = two.white.letter();
  two.play(3, 1);
  expect(two.white.receive(two.read(old))).toMatchObject({ kind: 'stale', plies: 2 });
  expect(two.white.line.length).toBe(4);
  expect(two.send(two.black, two.white)).toEqual({ kind: 'same' });
});

test('two games with one past are a fork, and the reader decides', () => {
  const two = new Two().play(1);
  const elsewhere = Friendship.from(two.read(two.white.letter()), two.newRules);
  two.play(2);
  elsewhere.move('take 3', true);
  const arrival = two.white.receive(two.read(elsewhere.letter()));
  expect(arrival).toMatchObject({ kind: 'fork', ply: 2, theirs: { path: 'take 3' }, mine: { path: 'take 2' } });
  expect(two.white.line).toEqual(['take 1', 'take 2']);
  if ('ledger' in arrival) two.white.take(arrival);
  expect(two.white.line).toEqual(['take 1', 'take 3']);
});

test('moves of the reader that this browser does not know are told before they are taken', () => {
  const two = new Two().play(1, 2);
  const phone = Friendship.from(two.read(two.black.letter()), two.newRules);
  const before = Friendship.kept(
    { side: 'white', name: '', letter: two.white.letter(), secrets: two.white.secrets, minutes: two.white.minutes },
    two.newRules,
  );
  phone.move('take 1', true);
  two.white = phone;
  two.send(phone, two.black);
  two.play(3);
  expect(before?.receive(two.read(two.black.letter()))).toMatchObject({ kind: 'foreign', ply: 3 });
});

test('who gives up out of turn, or says something, starts no other game', () => {
  const two = new Two().play(1);
  two.white.ledger.add({ kind: 'offer', side: 'white' });
  two.black.move('take 2', true);
  const [one, other] = [two.white.letter(), two.black.letter()];
  expect(two.black.receive(two.read(one)).kind).toBe('news');
  expect(two.white.receive(two.read(other)).kind).toBe('news');
  expect(two.white.ledger.entries).toEqual(two.black.ledger.entries);
  expect(two.white.ledger.offer).toBe('white');
});

test('both come to the same game when both say something at once', () => {
  const past: Entry[] = [{ kind: 'move', path: 'take 1' }];
  const [white, black] = (['white', 'black'] as const).map((side): Entry[] => [...past, { kind: 'offer', side }]);
  const joined = joinedLogs(white ?? [], black ?? []);
  expect(joined).toEqual(joinedLogs(black ?? [], white ?? []));
  expect(joined?.length).toBe(3);
  expect(joinedLogs([...past, { kind: 'move', path: 'x' }], [...past, { kind: 'move', path: 'y' }])).toBeUndefined();
});

test('a side that gives up when the game has just ended has not given up', () => {
  const two = new Two({ stones: 3 });
  two.white.move('take 3', true);
  two.black.ledger.add({ kind: 'resign', side: 'black' });
  expect(two.send(two.white, two.black).kind).toBe('news');
  expect(two.black.ledger.ended).toBeUndefined();
  expect(two.black.ledger.isOver).toBe(true);
});

test('a draw is offered and accepted, declined, or passed over by a move', () => {
  const two = new Two().play(1);
  two.white.ledger.add({ kind: 'offer', side: 'white' });
  two.send(two.white, two.black);
  two.black.ledger.add({ kind: 'decline' });
  two.send(two.black, two.white);
  expect(two.white.ledger.offer).toBeUndefined();
  two.white.ledger.add({ kind: 'offer', side: 'white' });
  two.send(two.white, two.black);
  two.play(2);
  expect(two.white.ledger.offer).toBeUndefined();
  two.white.ledger.add({ kind: 'offer', side: 'white' });
  two.send(two.white, two.black);
  two.black.ledger.add({ kind: 'accept' });
  two.send(two.black, two.white);
  expect(two.white.ledger.ended).toEqual({ reason: 'agreed', result: 'draw' });
  expect(() => two.white.ledger.add({ kind: 'resign', side: 'white' })).toThrow(RangeError);
});

test('a move is taken back when the other one allows it', () => {
  const two = new Two().play(1, 2);
  two.white.ledger.add({ kind: 'ask', side: 'white' });
  two.send(two.white, two.black);
  two.black.ledger.add({ kind: 'grant' });
  two.send(two.black, two.white);
  expect(two.white.line).toEqual([]);
  two.play(3, 3);
  expect(two.black.line).toEqual(['take 3', 'take 3']);
  two.white.ledger.add({ kind: 'ask', side: 'white' });
  two.send(two.white, two.black);
  two.black.ledger.add({ kind: 'refuse' });
  two.send(two.black, two.white);
  expect(two.white.line.length).toBe(2);
});

test('what is not due is refused', () => {
  const two = new Two();
  const { ledger } = two.white;
  const wrong: Entry[] = [
    { kind: 'accept' },
    { kind: 'grant' },
    { kind: 'ask', side: 'white' },
    { kind: 'move', path: 'take 4' },
    { kind: 'commit', bytes: 'AAAAAAAAAAAAAAAAAAAAAA' },
    { kind: 'seal', bytes: 'AAAAAAAAAAAAAAAAAAAAAA' },
    { kind: 'open', bytes: 'AAAAAAAAAAAAAAAA', paths: [] },
  ];
  for (const it of wrong) expect(() => ledger.add(it), it.kind).toThrow(RangeError);
  expect(ledger.entries).toEqual([]);
});

test('neither side decides the start, and both come to the same one', () => {
  const starts = new Set<string>();
  for (let n = 0; n < 12; n += 1) {
    const two = new Two({ drawn: 1000 });
    expect(two.white.ledger.stage).toBe('number');
    expect(two.white.waits && two.black.waits).toBe(true);
    two.send(two.black, two.white);
    expect(two.white.settle()).toBe(true);
    two.play(1);
    expect(two.black.ledger.start).toBe(two.white.ledger.start);
    starts.add(String(two.white.ledger.start));
  }
  expect(starts.size).toBeGreaterThan(6);
});

test('who shows another number than was sealed is found out', () => {
  const two = new Two({ drawn: 1000 });
  two.send(two.black, two.white);
  two.white.secrets.number = lettersOf(new Uint8Array(12).fill(7));
  expect(() => two.white.settle()).toThrow(RangeError);
});

test('a set-up is sealed, answered unseen, and shown with the first move', () => {
  const two = new Two({ hidden: 2 });
  two.white.move('S@ a3', false);
  two.white.move('S@ a2', true);
  expect(two.white.letter()).not.toContain(two.white.secrets.salt);
  two.send(two.white, two.black);
  // Whatever stands for it has nothing to do with it.
  expect(two.black.line).toEqual(['S@ a1', 'S@ a1']);
  two.black.move('S@ a2', false);
  two.black.move('S@ a3', true);
  expect(two.black.waits).toBe(true);
  expect(two.black.heldBack).toBe('S@ a3');
  two.send(two.black, two.white);
  expect(two.white.line).toEqual(['S@ a3', 'S@ a2', 'S@ a2', 'S@ a3']);
  expect(two.white.waits).toBe(false);
  two.white.move('take 2', true);
  two.send(two.white, two.black);
  expect(two.black.line).toEqual(['S@ a3', 'S@ a2', 'S@ a2', 'S@ a3', 'take 2']);
  expect(two.black.heldBack).toBeUndefined();
  // Nobody takes set-ups back.
  expect(two.black.ledger.lastMoveOf('black')).toBeUndefined();
});

test('another set-up than was sealed is refused', () => {
  const two = new Two({ hidden: 2 });
  two.white.move('S@ a3', false);
  two.white.move('S@ a2', true);
  two.send(two.white, two.black);
  two.black.move('S@ a2', false);
  two.black.move('S@ a3', true);
  two.send(two.black, two.white);
  two.white.secrets.paths = ['S@ a1', 'S@ a1'];
  expect(() => two.white.move('take 1', true)).toThrow(RangeError);
});

test('a browser that has lost what it sealed says so, and goes on with nothing else', () => {
  const two = new Two({ hidden: 2 });
  two.white.move('S@ a3', false);
  two.white.move('S@ a2', true);
  const kept = { side: 'white', name: '', letter: two.white.letter(), minutes: two.white.minutes } as const;
  const lost = Friendship.kept({ ...kept, secrets: { number: '', salt: '', paths: [] } }, two.newRules);
  expect(lost?.hasLostSecret).toBe(true);
  expect(lost?.waits).toBe(true);
});

test('a rematch changes the sides, and both come to the same game', () => {
  const two = new Two({ stones: 3 }).play(3);
  const [one, other] = [two.white.rematch(), two.black.rematch()];
  expect(one.pairing).toEqual(other.pairing);
  expect([one.side, other.side]).toEqual(['black', 'white']);
  expect(one.names).toEqual(['', 'Anna']);
  expect(one.pairing.id).not.toBe(two.white.pairing.id);
});

test('days for a move are told, and late answers are', () => {
  const two = new Two({}, { days: 2 });
  two.white.stamp(1_000_000);
  two.play(1);
  expect(two.black.due).toBe(1_000_000 + 2 * 1440);
  two.black.stamp(1_000_000 + 3 * 1440);
  two.black.move('take 1', true);
  two.send(two.black, two.white);
  expect(two.white.isLate).toBe(true);
  expect(readLetter(two.black.letter()).head.minutes).toBe(1_004_320);
});

test('nobody keeps a browser busy by taking back and playing again', () => {
  const { ledger } = new Two({ stones: 5000 }).play(...Array.from({ length: 200 }, () => 1)).white;
  expect(() => {
    for (let n = 0; n < 2000; n += 1) {
      ledger.add({ kind: 'ask', side: 'black' });
      ledger.add({ kind: 'grant' });
      ledger.add({ kind: 'move', path: 'take 1' });
    }
  }).toThrow(RangeError);
});

test('what the engine holds for letters is given back', () => {
  const two = new Two().play(1, 2, 3);
  two.white.receive(two.read(two.black.letter()));
  expect(open.size).toBe(2);
});

test('names are one short line', () => {
  expect(cleanName('  Anna\n\tvon  \u202eder \u0000Au  ')).toBe('Anna von der Au');
  expect([...cleanName('長'.repeat(99))].length).toBe(30);
});

test('the hash is SHA-256', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 300]) {
    const bytes = Uint8Array.from({ length }, (_, n) => (n * 7 + length) & 255);
    expect(sha256(bytes)).toEqual(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  }
});
