import { locales, sourceLocale, type Locale, type Localized } from '../i18n/locales'
import type { PropertyGoal } from '../property/goal'
import { joinPath, segmentsOf } from './public-path'
import { publicPath, type ListingKind, type RouteIndex } from './route-table'
import { slugify } from './slugify'

type Texts = Partial<Localized<string | null>>

/** What of a property its address is made of. */
export interface PropertyPathParts {
  ref: number
  goal: PropertyGoal
  localitySlug: Texts
  typeSlug: Texts
  headline: Texts
  /** The languages an editor chose; none or left out: all. */
  publishedIn?: readonly Locale[] | null
}

/** The languages in which visitors can open the page of a property. */
export const publishedLanguages = ({ publishedIn }: Pick<PropertyPathParts, 'publishedIn'>): Locale[] =>
  locales.filter((locale) => !publishedIn?.length || publishedIn.includes(locale))

const refPattern = /^[1-9]\d{0,8}$/

/** Reads the public number of a property; null for anything that cannot be one. */
export const readRef = (text: string): number | null => (refPattern.test(text) ? Number(text) : null)

export const listingKindOfGoal = (goal: PropertyGoal): ListingKind => (goal === 'rent' ? 'rent' : 'sale')

/** The slug in a language, else in the language of origin, else in any: an address is better than none. */
function slugIn(texts: Texts, locale: Locale): string {
  const order = [locale, sourceLocale, ...locales]
  return order.map((each) => slugify(texts[each] ?? '')).find((slug) => slug !== '') ?? ''
}

/** French addresses carry the title, the other languages the type. */
function lastSlug(parts: PropertyPathParts, locale: Locale): string {
  const title = locale === 'fr' ? slugify(parts.headline.fr ?? '') : ''
  return title === '' ? slugIn(parts.typeSlug, locale) : title
}

/** The short address, which leads to the canonical one. */
export const shortPropertyPath = (ref: number, locale: Locale): string => `/${locale}/property/${ref}/`

/** The one address of a property in a language. Without a listing page in that language it is the short one. */
export function propertyPath(index: RouteIndex, parts: PropertyPathParts, locale: Locale): string {
  const listing = index.listings[listingKindOfGoal(parts.goal)]
  const base = listing && publicPath(listing, locale)
  if (!base) return shortPropertyPath(parts.ref, locale)
  const slugs = [slugIn(parts.localitySlug, locale), lastSlug(parts, locale)].filter((slug) => slug !== '')
  return joinPath([...segmentsOf(base), ...slugs, String(parts.ref)])
}

/** Says whether the address a visitor asked for is the canonical one; if not, the page redirects. */
export const isCanonical = (
  index: RouteIndex,
  parts: PropertyPathParts,
  locale: Locale,
  given: string,
): boolean => propertyPath(index, parts, locale) === given
