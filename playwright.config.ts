import { existsSync } from 'node:fs'

import { defineConfig, devices } from '@playwright/test'

const debianChromium = '/usr/bin/chromium'
const systemChromium = existsSync(debianChromium) ? debianChromium : undefined

const baseURL = process.env.PERRON_URL ?? 'http://localhost:3000'

const settingsOfTheSite = /(trackers|popup|captcha-provider)\.e2e\.ts$/

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/files',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may be slow once; a test that needed its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  projects: [
    { name: 'site', testIgnore: settingsOfTheSite },
    // They change what every page shows, so they run when nothing else does, one after the other.
    {
      name: 'settings',
      testMatch: settingsOfTheSite,
      dependencies: ['site'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  reporter: [['list'], ['json', { outputFile: process.env.PERRON_E2E_REPORT ?? 'test-results/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // Visitors who have answered the question about cookies; consent.e2e.ts asks it.
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(baseURL).origin, localStorage: [{ name: 'consent', value: 'true' }] }],
    },
    // Filming every test would cost a fifth of the run; what stood in the page is in the trace all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without either of the first two, Playwright's own download is used.
      executablePath: process.env.CHROMIUM_PATH ?? systemChromium,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
