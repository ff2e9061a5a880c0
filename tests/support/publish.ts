import type { Page } from '@playwright/test'

/** Publishes the document that the studio shows, in French, and confirms the question about texts to review. */
export async function publishChanges(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publier les modifications/ }).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true })
  const done = page.locator('.payload-toast-item')
  await confirm.or(done).first().waitFor()
  if (await confirm.isVisible()) {
    await confirm.click()
    await done.first().waitFor()
  }
}
