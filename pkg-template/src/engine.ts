// The rules without a page, for Node and workers.

export * from './engine/analyse.js';
export * from './engine/load.js';
