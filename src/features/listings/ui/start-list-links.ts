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

let pressed: HTMLElement | null | undefined

const name = (picture: HTMLElement | null | undefined, value: string): void =>
  picture?.style.setProperty('view-transition-name', value)

/** Safari focuses no pressed link, and after Back a card has the focus that was not pressed: so the click says which. */
function rememberPicture({ target }: Event): void {
  // The page may be shown again by Back, with another card pressed.
  name(pressed, '')
  pressed = target instanceof Element ? target.closest('a')?.closest('.card')?.querySelector('img') : null
}

/** The picture of the pressed card grows into the first one of the next page; no other way has a transition. */
function nameCardPicture({ viewTransition, activation }: PageSwapEvent): void {
  if (!pressed || activation?.navigationType !== 'push') return viewTransition?.skipTransition()
  // Two elements of one name end the transition; the first picture of a property has it by its style.
  name(document.querySelector<HTMLElement>('.tile img'), 'none')
  name(pressed, 'photo')
}

/** The way from a list to a property and back to the same card. */
export function startListLinks(): void {
  document.addEventListener('click', rememberPicture)
  window.addEventListener('pageswap', nameCardPicture)
  each('listing', watchCards)
  each('back-to-list', (link) => {
    const fallback = link.getAttribute('href') ?? ''
    link.setAttribute('href', returnHref(fallback, readReturnPlace()) ?? fallback)
  })
}
