// Random games beside ffish: the games that `ffish.test.mjs` leaves out, so that two cores share the work.
import { GAMES, testBeside } from './ffish.mjs';

testBeside(GAMES.filter((_, number) => number % 2 === 1));
