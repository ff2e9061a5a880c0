import type { Page } from '@playwright/test'

import { choiceEntries, declined } from '@/features/consent/model/choice'

/** The page opens as for a visitor who declined optional cookies: no question covers it. */
export const answerConsent = (page: Page): Promise<unknown> =>
  page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, choiceEntries(declined))
