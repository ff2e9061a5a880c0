import { daysAgo } from './days-ago'

/** Opens what a link leads into, which Firefox before 139 and older Safari leave folded. */
function unfoldTarget(): void {
  const target = document.querySelector(':target')
  const fold = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (!fold) return
  fold.open = true
  target?.scrollIntoView()
}

/**
 * What a property page can wait for until it is loaded.
 *
 * @param place where the number of days that the property is online is written
 */
export function startLatePageTools(place: HTMLElement): void {
  place.textContent = daysAgo(place.dataset.daysSince ?? '', document.documentElement.lang)
  unfoldTarget()
  window.addEventListener('hashchange', unfoldTarget)
}
