import { test as base, type BrowserContext } from '@playwright/test'

interface Worker {
  /** By locale and time zone. */
  studioContexts: Map<string, BrowserContext>
}

/**
 * Playwright's `test` for journeys in the studio. Its 2.9 MB of scripts stay in the browser's cache from one test to
 * the next, as an editor's browser keeps them; a context that Playwright reuses is emptied each time. Each test has a
 * page of its own and no cookies.
 */
export const test = base.extend<object, Worker>({
  studioContexts: [
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      await Promise.all([...contexts.values()].map((context) => context.close()))
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, studioContexts, locale, timezoneId }, use) => {
    const key = JSON.stringify([locale, timezoneId])
    // Options of the test, such as its locale, hold for each context it creates.
    const context = studioContexts.get(key) ?? (await browser.newContext())
    studioContexts.set(key, context)
    await use(context)
    await Promise.all(context.pages().map((page) => page.close()))
    await context.unrouteAll()
    await context.clearCookies()
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})
