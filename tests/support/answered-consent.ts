import type { Page } from '@playwright/test'

import { choiceEntries, declined } from '@/lib/consent/choice'

/** The page opens as for a visitor who has already declined what is not necessary: no question covers it. */
export const answerConsent = (page: Page): Promise<unknown> =>
  page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, choiceEntries(declined))
