// Chance: which errors a level makes.

/** A seed by chance. */
export const anySeed = (): number => Math.floor(Math.random() * 1_000_000);
