// The clock of matches between programs in Node: milliseconds of the processor that the process has used, on all its
// threads. What else the machine has to do costs neither side anything, and a program that hears of the end too late,
// because others had the processor, gains nothing by that.

/** What the first search has more: compilers are still at work on the engine then. */
const WARM_UP = 1000;
let isWarm = false;

/** Milliseconds of the processor so far. */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** When a search of so many milliseconds that begins now has to end, by a clock. */
export function endOf(clock, milliseconds) {
  const end = clock() + milliseconds + (isWarm ? 0 : WARM_UP);
  isWarm = true;
  return end;
}
