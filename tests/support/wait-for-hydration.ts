import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until a page of the site or of the studio works: each island of the site is touched, so that React takes it over. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('body, [data-island], form'))
      part.dispatchEvent(new Event('touchstart', { bubbles: true }))
  })
  await page
    .locator('html:not(:has([data-pending], [data-island]:not([data-interactive])))')
    .waitFor({ state: 'attached' })
}

/** Waits until the script of a form has it; before that it works as without JavaScript. */
export async function waitForForm(form: Locator): Promise<void> {
  await waitForHydration(form.page())
  await expect(form).toHaveAttribute('novalidate', '')
}
