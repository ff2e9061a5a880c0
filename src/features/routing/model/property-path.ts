import { locales, sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'
import { languageOfTitlePaths } from '@/features/property/model/disclosure'
import type { PropertyGoal } from '@/features/property/model/goal'
import { joinPath, segmentsOf } from './public-path'
import { listingRoles, publicPath, type ListingKind, type RouteIndex } from './route-table'
import { slugify } from '@/lib/values/slugify'

type Texts = Partial<Localized<string | null>>

/** The data for the path of a property. */
export interface PropertyPathParts {
  ref: number
  goal: PropertyGoal
  localitySlug: Texts
  typeSlug: Texts
  headline: Texts
  /** The last part of the path that an editor chose. */
  slug?: Texts
  /** The languages an editor chose; all when empty or left out. */
  publishedIn?: readonly Locale[] | null
  /** Sold or let, and nothing but the number may be known: a later consent brings the earlier path back. */
  isClosed?: boolean
  /** When the property, its place or its type was last saved after its creation (ISO): the path may have changed then. */
  changedAt?: string
}

/** The languages in which visitors can open the page of a property. */
export const publishedLanguages = ({ publishedIn }: Pick<PropertyPathParts, 'publishedIn'>): Locale[] =>
  locales.filter((locale) => !publishedIn?.length || publishedIn.includes(locale))

export const listingKindOfGoal = (goal: PropertyGoal): ListingKind => (goal === 'rent' ? 'rent' : 'sale')

/** The slug in a language, else in the language of origin, else in any: any slug is better than none. */
function slugIn(texts: Texts, locale: Locale): string {
  const order = [locale, sourceLocale, ...locales]
  return order.map((each) => slugify(texts[each] ?? '')).find((slug) => slug !== '') ?? ''
}

/** The editor's own, else the title or the type. */
function lastSlug(parts: PropertyPathParts, locale: Locale): string {
  const ownSlug = slugify(parts.slug?.[locale] ?? '')
  if (ownSlug !== '') return ownSlug
  const title = locale === languageOfTitlePaths ? slugify(parts.headline[locale] ?? '') : ''
  return title === '' ? slugIn(parts.typeSlug, locale) : title
}

/** The path of a property in content: the same in every language, it redirects to the canonical one of the page's. */
export const originalPathOfProperty = (ref: number): string => `/property/${ref}/`

/** The short path, which redirects to the canonical one. */
export const shortPropertyPath = (ref: number, locale: Locale): string =>
  `/${locale}${originalPathOfProperty(ref)}`

/** The segments of the path of a property between its listing page and its number. */
export const propertySlugs = (parts: PropertyPathParts, locale: Locale): string[] =>
  [slugIn(parts.localitySlug, locale), lastSlug(parts, locale)].filter((slug) => slug !== '')

/**
 * The path of a property below its listing page; the short one where the language has no listing page.
 *
 * @param slugs from `propertySlugs`, in the same language
 */
export function pathBelowListing(
  index: RouteIndex,
  { ref, goal, slugs }: { ref: number; goal: PropertyGoal; slugs: readonly string[] },
  locale: Locale,
): string {
  const listing = index.byRole.get(listingRoles[listingKindOfGoal(goal)])
  const base = listing && publicPath(listing, locale)
  if (!base) return shortPropertyPath(ref, locale)
  return joinPath([...segmentsOf(base), ...slugs, String(ref)])
}

/** The canonical path of a property in a language; the short one where the language has no listing page. */
export const propertyPath = (index: RouteIndex, parts: PropertyPathParts, locale: Locale): string =>
  pathBelowListing(index, { ...parts, slugs: propertySlugs(parts, locale) }, locale)
