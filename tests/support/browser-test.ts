import { test as base, type BrowserContext, type Page } from '@playwright/test'

import { siteUrl } from '../rig/site-url'

interface Worker {
  /** By the options of the tests that share it. */
  reusedContexts: Map<string, BrowserContext>
}

const smallPage = `${siteUrl}/robots.txt`

type StorageState = Parameters<BrowserContext['setStorageState']>[0]

/** What a browser has stored for the site at the beginning of a test. */
function storedOf(state: StorageState | undefined) {
  if (typeof state === 'string' || (state?.cookies?.length ?? 0) > 0)
    throw new Error('Tests add cookies themselves, and name as an object what the site has stored.')
  return state?.origins?.find(({ origin }) => origin === siteUrl)?.localStorage ?? []
}

/** The page of each context in which its storage is emptied: opening one for each test costs as much as the page of the test. */
const cleaningPages = new WeakMap<BrowserContext, Page>()

/**
 * As if it were new, with the scripts it has loaded. Pages are closed first: they may store when they are left.
 *
 * @returns false when a test has set the clock: Playwright keeps it for all pages of the context
 */
async function makeNew(context: BrowserContext, storageState: StorageState | undefined): Promise<boolean> {
  const openPage = cleaningPages.get(context)
  const page = openPage && !openPage.isClosed() ? openPage : await context.newPage()
  for (const each of context.pages()) if (each !== page) await each.close()
  await context.unrouteAll()
  await context.clearCookies()
  await context.clearPermissions()
  await context.setExtraHTTPHeaders({})
  if (page !== openPage) await page.goto(smallPage)
  cleaningPages.set(context, page)
  const isClockReal = await page.evaluate((stored) => {
    localStorage.clear()
    for (const { name, value } of stored) localStorage.setItem(name, value)
    // Playwright's clock knows of no navigation.
    return performance.getEntriesByType('navigation').length > 0
  }, storedOf(storageState))
  return isClockReal
}

/**
 * Playwright's `test`. The browser keeps the scripts it has loaded from one test to the next, as a visitor's or an
 * editor's browser does (2.9 MB in the studio); a context that Playwright reuses is emptied each time. Each test has a
 * page of its own, no cookies, and in the storage of the site what its options name. Options that are not in the key below
 * are those of the whole run.
 */
export const test = base.extend<object, Worker>({
  reusedContexts: [
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
      reusedContexts,
      locale,
      timezoneId,
      javaScriptEnabled,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      viewport,
      contextOptions,
      storageState,
    },
    use,
    { project },
  ) => {
    const key = JSON.stringify([
      locale,
      timezoneId,
      javaScriptEnabled,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      contextOptions,
      storageState,
    ])
    // Options of the test, such as its locale, hold for each context it creates.
    const context = reusedContexts.get(key) ?? (await browser.newContext())
    reusedContexts.set(key, context)
    // A page may be closed before it has its size.
    const resize = (page: Page) => viewport && page.setViewportSize(viewport).catch(() => undefined)
    context.on('page', resize)
    await use(context)
    context.off('page', resize)
    // Tests of the other project change what the site answers; the browser would show what it has kept.
    if (project.name === 'site' && (await makeNew(context, storageState))) return
    reusedContexts.delete(key)
    await context.close()
  },
  page: async ({ context }, use) => use(await context.newPage()),
})
