// The package. Importing it registers nothing.

export * from './element/public.js';
