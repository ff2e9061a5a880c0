import { defineConfig, devices } from '@playwright/test'

import { systemBrowser } from './scripts/lib/chromium.mjs'

const baseURL = process.env.PERRON_URL ?? 'http://localhost:3000'

/** Whole matrices run in `npm run test:full` alone. */
const isFullRun = process.env.PERRON_FULL === '1'

/** Run first, one at a time: they change what every page or list shows, or wait for most of their time. */
const alone =
  /(editor-(brand|effort(-keyboard)?|first-hour|feed-archive|review|screens)|operator-production|visitor-(trackers|popup|captcha-provider|street-map|random-properties|centred-logo|photographs))\.e2e\.ts$/

/** In Firefox and WebKit, without Chromium. */
const otherEngines = /visitor-engines\.e2e\.ts$/

/** On a site in other languages than the demo's. */
const otherLanguages = /site-languages\.e2e\.ts$/

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/files',
  globalSetup: 'tests/journeys/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Journeys wait for the page a quarter of the time: three keep two processors busy.
  workers: 3,
  // On a machine that does other work as well, a page may take long to show what a test waits for.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  grepInvert: isFullRun ? [] : /@full/,
  projects: [
    { name: 'site', testIgnore: [alone, otherEngines, otherLanguages], dependencies: ['alone'] },
    { name: 'alone', testMatch: alone, fullyParallel: false, workers: 1 },
    { name: 'engines', testMatch: otherEngines, fullyParallel: false, workers: 1 },
    // On a site in other languages: see `npm run test:languages`. One at a time, because one switches a language off.
    {
      name: 'languages',
      testMatch: [otherLanguages, /visitor-every-url\.e2e\.ts$/],
      fullyParallel: false,
      workers: 1,
    },
  ],
  reporter: [['list'], ['json', { outputFile: process.env.PERRON_E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Smooth scrolling takes a second each time. Journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Visitors who have answered the question about cookies; visitor-consent.e2e.ts asks it.
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(baseURL).origin, localStorage: [{ name: 'consent', value: 'true' }] }],
    },
    // Recording every test would cost a fifth of the run: `PERRON_TRACE=1 npm test` records those that fail.
    trace: process.env.PERRON_TRACE === '1' ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: systemBrowser(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages are open for seconds: optimizing their scripts costs a fifth more processor time than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
})
