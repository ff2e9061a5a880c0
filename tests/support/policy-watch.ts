import type { Page } from '@playwright/test'

type Watched = Window & { violations?: string[] }

/** Collects what the browser refuses a page by its policy, and the errors of its scripts, from its first byte on. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const reported: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) reported.push(message.text())
  })
  page.on('pageerror', (error) => reported.push(error.message))
  await page.addInitScript(() => {
    const own = window as Watched
    own.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      own.violations?.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return async () => [...reported, ...(await page.evaluate(() => (window as Watched).violations ?? []))]
}

/** The scripts have come and what they load at once too; a frame with a map never lets "network idle" come true. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('script[data-src]'))
  await page.waitForTimeout(500)
}
