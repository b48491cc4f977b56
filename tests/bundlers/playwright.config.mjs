// How the apps of the bundlers are tested: one after the other, each built once.

import shared from '../sites/playwright.config.mjs';

export default { ...shared, testDir: '.', outputDir: '../../target/bundler-results' };
