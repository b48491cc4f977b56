// Random games beside ffish: every other game; `ffish-other.test.mjs` has the rest, so that two cores share the work.
import { GAMES, testBeside } from './ffish.mjs';

testBeside(GAMES.filter((_, number) => number % 2 === 0));
