import type { Page } from '@playwright/test'

/**
 * Delays the scripts of the next pages, as on a slow connection.
 *
 * @returns lets them all arrive
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/(?:_next\/static|scripts)\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return release
}
