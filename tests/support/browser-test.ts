import { test as base, type BrowserContext } from '@playwright/test'

import { siteUrl } from './site-url'

interface Worker {
  /** By the options of the tests that share it. */
  keptContexts: Map<string, BrowserContext>
}

const smallPage = `${siteUrl}/robots.txt`

type StorageState = Exclude<Parameters<BrowserContext['setStorageState']>[0], string>

/** As if it were new, with the scripts it has loaded. Pages are closed first: they may store when they are left. */
async function makeNew(
  context: BrowserContext,
  storageState: StorageState | string | undefined,
): Promise<void> {
  const page = await context.newPage()
  for (const each of context.pages()) if (each !== page) await each.close()
  await context.unrouteAll()
  await context.clearCookies()
  await context.clearPermissions()
  await context.setExtraHTTPHeaders({})
  const origins = typeof storageState === 'object' ? storageState.origins : []
  const entries = origins.flatMap(({ localStorage }) => localStorage)
  await page.goto(smallPage)
  await page.evaluate((stored) => {
    localStorage.clear()
    for (const { name, value } of stored) localStorage.setItem(name, value)
  }, entries)
  await page.close()
}

/**
 * Playwright's `test`. The browser keeps the scripts it has loaded from one test to the next, as a visitor's or an
 * editor's browser does (2.9 MB in the studio); a context that Playwright reuses is emptied each time. Each test has a
 * page of its own, no cookies, and what its options store.
 */
export const test = base.extend<object, Worker>({
  keptContexts: [
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      await Promise.all([...contexts.values()].map((context) => context.close()))
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keptContexts,
      locale,
      timezoneId,
      javaScriptEnabled,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      contextOptions,
      storageState,
    },
    use,
  ) => {
    const key = JSON.stringify([
      ...[locale, timezoneId, javaScriptEnabled, isMobile, hasTouch, deviceScaleFactor],
      ...[contextOptions, storageState],
    ])
    // Options of the test, such as its locale, hold for each context it creates.
    const context = keptContexts.get(key) ?? (await browser.newContext())
    keptContexts.set(key, context)
    await use(context)
    await makeNew(context, storageState)
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
  },
})
