// Definitions from other formats, and as JSON and back.

export * from './engine/formats.js';
