// How a peer with levels compares over several games: the mean at a level, and where each game would be even.

/**
 * The level at which half of the points would be made: on the straight line between the two neighbours among the levels
 * played between which the share falls below 50 percent. `scores` are pairs of a level and a percentage.
 */
export function evenLevel(scores) {
  const sorted = [...scores].sort(([a], [b]) => a - b);
  const isAhead = ([, percent]) => percent >= 50;
  const above = sorted.findLastIndex(isAhead);
  if (above < 0) return `under ${sorted[0][0]}`;
  if (sorted[above][1] === 50) return sorted[above][0].toFixed(1);
  if (above === sorted.length - 1) return `${sorted[above][0]} or above`;
  const [[low, more], [high, less]] = sorted.slice(above, above + 2);
  return (low + ((high - low) * (more - 50)) / (more - less)).toFixed(1);
}

/** The mean of shares that were measured independently, `{ percent, error }` each, as one of them. */
export function meanShare(shares) {
  const mean = (values) => values.reduce((sum, it) => sum + it, 0) / values.length;
  const variance = mean(shares.map((it) => it.error ** 2)) / shares.length;
  return { percent: mean(shares.map((it) => it.percent)), error: Math.sqrt(variance) };
}
