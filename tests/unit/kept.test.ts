import { expect, test } from 'vitest';
import { Kept } from '../../pkg-template/src/search/kept.js';

test('one thing is kept for each of the last definitions, the others are freed', () => {
  const freed: string[] = [];
  const kept = new Kept<{ free(): void; name: string }>();
  const thing = (name: string) => ({ name, free: () => void freed.push(name) });
  for (const name of ['a', 'b', 'c', 'd']) kept.keep(name, thing(name));
  expect(freed).toEqual([]);
  kept.keep('a', thing('another a'));
  expect(freed).toEqual(['a']);
  kept.keep('e', thing('e'));
  expect(freed).toEqual(['a', 'b']);
  expect(kept.take('b')).toBeUndefined();
  expect(kept.take('a')?.name).toBe('another a');
  // What was taken is another's.
  expect(kept.take('a')).toBeUndefined();
  expect(freed).toEqual(['a', 'b']);
  kept.keep({ files: 5 }, thing('an object'));
  expect(kept.take({ files: 5 })?.name).toBe('an object');
});
