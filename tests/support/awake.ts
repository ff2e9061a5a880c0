import type { Page } from '@playwright/test'

/** Waits until React has taken the page over; before that, links and forms do what they do without JavaScript. */
export const awake = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
