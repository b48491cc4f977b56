// What the bench makes of the results of matches.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evenLevel, meanShare } from '../../bench/strength/even.mjs';
import { share } from '../../bench/strength.mjs';

test('a share of points has an error of two standard errors', () => {
  assert.deepEqual(share([1, 1, 1, 1]), { percent: 100, error: 0 });
  const { percent, error } = share([1, 0, 1, 0, 0.5]);
  assert.equal(percent, 50);
  assert.equal(error.toFixed(2), '44.72');
});

test('a game is even between the levels where the share falls below half', () => {
  assert.equal(
    evenLevel([
      [12, 25],
      [8, 75],
    ]),
    '10.0',
  );
  assert.equal(
    evenLevel([
      [8, 60],
      [4, 90],
      [12, 20],
    ]),
    '9.0',
  );
  assert.equal(
    evenLevel([
      [8, 50],
      [12, 30],
    ]),
    '8.0',
  );
});

test('a level at which half of the points were made is even, even if no other was played', () => {
  assert.equal(evenLevel([[8, 50]]), '8.0');
});

test('levels that were not played are not guessed', () => {
  assert.equal(
    evenLevel([
      [8, 40],
      [6, 45],
    ]),
    'under 6',
  );
  assert.equal(evenLevel([[8, 96]]), '8 or above');
});

test('the mean of independent shares is surer than each of them', () => {
  assert.deepEqual(
    meanShare([
      { percent: 40, error: 10 },
      { percent: 60, error: 10 },
    ]),
    {
      percent: 50,
      error: Math.sqrt(50),
    },
  );
});
