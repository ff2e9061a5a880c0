import type { Browser, BrowserContext, Page } from '@playwright/test'

import type { Studio } from './measure-studio'

/** Signs in to the studio. */
export async function signIn(context: BrowserContext, { base, login }: Studio): Promise<void> {
  const answer = await context.request.post(`${base}/api/users/login/`, { data: login })
  if (!answer.ok()) throw new Error(`Signing in at ${base} failed: ${answer.status()}`)
}

/** A browser with an empty cache. */
export const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ locale: 'fr-BE', viewport: { width: 1440, height: 900 } })

/** Runs a task in a browser with an empty cache. */
export async function inContext<Result>(
  browser: Browser,
  studio: Studio,
  signsIn: boolean,
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await newContext(browser)
  try {
    if (signsIn) await signIn(context, studio)
    return await task(await context.newPage())
  } finally {
    await context.close()
  }
}
