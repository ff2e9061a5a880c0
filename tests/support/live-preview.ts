import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the preview beside the form, if this editor did not leave it open last time. */
export async function openBeside(page: Page) {
  const toggler = page.locator('#live-preview-toggler')
  const frame = page.locator('#live-preview-iframe')
  const state = await toggler.getAttribute('class')
  if (!state?.includes('--active')) await toggler.click()
  return frame.contentFrame()
}

/** The studio remembers whether it was open; other journeys expect it closed. */
export async function closeBeside(page: Page): Promise<void> {
  const remembered = page.waitForResponse((answer) => answer.url().includes('/api/payload-preferences/'))
  await page.locator('#live-preview-toggler').click()
  await remembered
}

/** Begins to type in the page. Nothing happens before the form has sent its values to the preview: an editor clicks again. */
export async function typeInto(shown: Locator, typed: Locator): Promise<void> {
  await expect(async () => {
    await shown.dblclick({ timeout: 2000 })
    await expect(typed).toBeFocused({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}
