// Signs of grounds, in the hand of the drawings. Data only.

/** What grounds look like, by words in their names: a path over the fill, around the centre of a cell. */
export const GROUND_SIGNS: [RegExp, string][] = [
  [/water|river|sea|lake|ford/i, 'M-30-10q7.5-8 15 0t15 0 15 0 15 0M-30 16q7.5-8 15 0t15 0 15 0 15 0'],
  [/mountain|hill|peak|rock/i, 'M-36 32L-12-22 6 14 16-4 36 32zM-20-4l6 5 5-6 5 7M10 8l5-3 6 4'],
  [/forest|wood|tree/i, 'M-20 30v-10h-14L-20-22-6 20H-20M18 32v-10H4L18-20 32 22H18'],
];
