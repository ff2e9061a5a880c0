import type { Page } from '@playwright/test'

import { waitForHydration } from './wait-for-hydration'

type Watched = Window & { violations?: string[] }

/** Collects the violations of a page's policy and the errors of its scripts, from its first byte on. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const reported: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) reported.push(message.text())
  })
  page.on('pageerror', (error) => reported.push(error.message))
  await page.addInitScript(() => {
    const watched = window as Watched
    watched.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      watched.violations?.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return async () => [...reported, ...(await page.evaluate(() => (window as Watched).violations ?? []))]
}

/** Waits for the scripts and their first requests; with a map frame "network idle" is never reached. */
export async function settle(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.waitForTimeout(500)
}
