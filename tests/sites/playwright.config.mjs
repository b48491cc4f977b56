// How the built sites are tested: one after the other, each built once. Other pages may be tested meanwhile, whose runner
// empties the folder of its own results.

import shared from '../browser/playwright.config.mjs';

export default { ...shared, testDir: '.', outputDir: '../../target/site-results', fullyParallel: false, workers: 1 };
