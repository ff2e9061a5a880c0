import type { Page } from '@playwright/test'

/** Waits until a page of the site or of the studio is hydrated. */
export const waitForHydration = (page: Page): Promise<void> =>
  page.locator('html[data-live]:not(:has([data-pending]))').waitFor({ state: 'attached' })
