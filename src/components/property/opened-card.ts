import { readPlace, rememberPlace } from './return-place'

/** Keeps which card was opened; the click may land anywhere on the card, whose link covers it. */
function rememberCard({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('article[id^="p-"] a')) return
  const ref = Number(target.closest('article')?.id.slice(2))
  if (ref) rememberPlace({ href: location.pathname + location.search, ref })
}

/**
 * Browsers restore how far the page was scrolled; where the keyboard stood only when they had put the page aside whole.
 * Otherwise it goes on at the card that was opened.
 */
function focusOpenedCard(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const cameBack = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
  const place = cameBack ? readPlace() : null
  if (place?.href !== location.pathname + location.search) return
  document.querySelector<HTMLElement>(`#p-${place.ref} a`)?.focus({ preventScroll: true })
}

let isWatching = false

/** Remembers which card of a list is opened, and goes on at it when the visitor comes back. */
export function watchCards(): void {
  if (isWatching) return
  isWatching = true
  document.addEventListener('click', rememberCard)
  focusOpenedCard()
}
