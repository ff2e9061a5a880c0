/** Where a visitor left a list: read by the list and by the property page, in this tab only. */

const key = 'perron:list'

interface ReturnPlace {
  /** Path and query of the list. */
  href: string
  ref: number
}

/** Storage is refused in some private modes: then the browser's own way back serves. */
export function rememberPlace(place: ReturnPlace): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(place))
  } catch {
    // Nothing is lost but a convenience.
  }
}

/** The place last left, if what is stored is one: an address of this site and a number. */
export function readPlace(): ReturnPlace | null {
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

/** The list as it was left, at the card that was opened, if it is another view of the list at `listHref`. */
export function placeWithin(listHref: string, place: ReturnPlace | null): string | null {
  const path = place?.href.split('?')[0]
  return place && path === listHref.split('?')[0] ? `${place.href}#p-${place.ref}` : null
}
