// How the built sites are tested: one after the other, each built once.

import shared from '../browser/playwright.config.mjs';

export default { ...shared, testDir: '.', outputDir: '../../test-results/sites', fullyParallel: false, workers: 1 };
