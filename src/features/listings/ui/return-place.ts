/** Where a visitor left a list, stored for this tab; used by the list and by the property page. */

const key = 'perron:list'

interface ReturnPlace {
  /** Path and query of the list. */
  href: string
  ref: number
}

/** Some private modes refuse storage; then the browser's back button is enough. */
export function storeReturnPlace(place: ReturnPlace): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place))
  } catch {
    // The only loss is a convenience.
  }
}

/** The stored position; null unless it is a path of this site and a number. */
export function readReturnPlace(): ReturnPlace | null {
  try {
    const place: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof place !== 'object' || place === null || !('href' in place) || !('ref' in place)) return null
    const { href, ref } = place
    const isOurs = typeof href === 'string' && /^\/(?!\/)/.test(href) && typeof ref === 'number'
    return isOurs ? { href, ref } : null
  } catch {
    return null
  }
}

/**
 * The URL of the list as it was left, at the card that was opened; null unless it belongs to the list at
 * `listHref`.
 */
export function returnHref(listHref: string, place: ReturnPlace | null): string | null {
  const path = place?.href.split('?')[0]
  return place && path === listHref.split('?')[0] ? `${place.href}#p-${place.ref}` : null
}
