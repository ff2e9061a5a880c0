import { each } from '@/lib/dom/each'

import type { AccountSavedData } from './account-saved'

/** Set beside the session, which scripts cannot see; it opens nothing. */
const marker = /(?:^|; )subscriber=1(?:;|$)/

/** Questions to signed-in subscribers about saved properties. Others load and fetch nothing. */
export const startAccountSaved = (): void =>
  each('account-saved', (place) => {
    if (!marker.test(document.cookie)) return
    const data = JSON.parse(place.dataset.accountSaved ?? '') as AccountSavedData
    void import('./ask-account-saved').then(({ askAccountSaved }) => askAccountSaved(place, data))
  })
