// How the page is tested: in the Chromium of the system, over the built site. The shell without windows needs half the
// time for a page; the full run takes the whole browser.

import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const isFull = process.env.VARIANT_DIAGRAM_TESTS === 'full';
const chromium = [
  process.env.CHROMIUM,
  ...(isFull ? [] : ['/usr/bin/chromium-headless-shell']),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((it) => it && existsSync(it));

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // No measure of speed: a machine may be ten times as slow as a good one, and busy.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1000, height: 900 },
    reducedMotion: 'reduce',
    launchOptions: { args: ['--no-sandbox'], ...(chromium ? { executablePath: chromium } : {}) },
  },
});
