import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until a page of the site or of the studio is hydrated; a page of the site needs a first gesture for that. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('touchstart', { bubbles: true })))
  await page.locator('html[data-live]:not(:has([data-pending]))').waitFor({ state: 'attached' })
}

/** Waits until the script of a form has it; before that it works as without JavaScript. */
export async function waitForForm(form: Locator): Promise<void> {
  await waitForHydration(form.page())
  await expect(form).toHaveAttribute('novalidate', '')
}
