import { each } from '@/lib/dom/each'

import { watchCards } from './opened-card'
import { readReturnPlace, returnHref } from './return-place'

/** The way from a list to a property and back to the same card. */
export function startListLinks(): void {
  each('listing', watchCards)
  each('back-to-list', (link) => {
    const fallback = link.getAttribute('href') ?? ''
    link.setAttribute('href', returnHref(fallback, readReturnPlace()) ?? fallback)
  })
}
