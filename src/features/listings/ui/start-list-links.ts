import { each } from '@/lib/dom/each'

import { readReturnPlace, returnHref, storeReturnPlace } from './return-place'

/** Stores which card was opened; its link covers the card, so a click anywhere on it counts. */
function storeOpenedCard({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('article[id^="p-"] a')) return
  const ref = Number(target.closest('article')?.id.slice(2))
  if (ref) storeReturnPlace({ href: location.pathname + location.search, ref })
}

/**
 * Browsers restore the scroll position, but the focus only from the back/forward cache. In other cases it is set
 * on the card that was opened.
 */
function focusOpenedCard(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const cameBack = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
  const place = cameBack ? readReturnPlace() : null
  if (place?.href !== location.pathname + location.search) return
  document.querySelector<HTMLElement>(`#p-${place.ref} .card-link`)?.focus({ preventScroll: true })
}

/** Stores which card of a list is opened, and focuses it when the visitor returns. */
function watchCards(): void {
  document.addEventListener('click', storeOpenedCard)
  focusOpenedCard()
}

/** The way from a list to a property and back to the same card. */
export function startListLinks(): void {
  each('listing', watchCards)
  each('back-to-list', (link) => {
    const fallback = link.getAttribute('href') ?? ''
    link.setAttribute('href', returnHref(fallback, readReturnPlace()) ?? fallback)
  })
}
