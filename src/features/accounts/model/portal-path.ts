import type { PropertyGoal } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'
import { isOneOf } from '@/lib/values/read-value'

/** The pages of one property in the owner portal, in the order of the menu; `overview` has no segment of its own. */
export const portalSections = [
  'overview',
  'timeline',
  'communications',
  'media',
  'documents',
  'stat-commercial',
  'stat-commons',
  'stat-potential-tenants',
  'stat-potential-buyers',
] as const
export type PortalSection = (typeof portalSections)[number]

/** The page about the people who look for such a property: buyers, or tenants of a property to let. */
const soughtBy: Record<PropertyGoal, PortalSection> = {
  sale: 'stat-potential-buyers',
  takeover: 'stat-potential-buyers',
  rent: 'stat-potential-tenants',
}

/** The pages that a property has. */
export const sectionsOf = (goal: PropertyGoal): PortalSection[] =>
  portalSections.filter((section) => !section.startsWith('stat-potential') || section === soughtBy[goal])

/**
 * The page of the segments after the property.
 *
 * @returns null when the property has no such page
 */
export function parseSection(segments: readonly string[], goal: PropertyGoal): PortalSection | null {
  if (segments.length === 0) return 'overview'
  const [name] = segments
  if (segments.length > 1 || name === 'overview' || !isOneOf(portalSections, name)) return null
  return sectionsOf(goal).includes(name) ? name : null
}

/** The log-in of owners, and their list of properties: `/fr/login/`. */
export const portalHome = (locale: Locale): string => `/${locale}/login/`

/** The path of a page, such as `/fr/login/12ab/timeline/`. */
export const portalPath = (locale: Locale, property: string, section: PortalSection = 'overview'): string =>
  `${portalHome(locale)}${property}/${section === 'overview' ? '' : `${section}/`}`

/** The report for a meeting, as a PDF. */
export const reportPath = (locale: Locale, property: string): string =>
  `${portalPath(locale, property)}report/`

/** A document of the property, as a download. */
export const portalFilePath = (locale: Locale, property: string, document: string): string =>
  `${portalPath(locale, property)}file/${document}/`

/** Receives the answer of the owner to a viewing. */
export const viewingPath = (locale: Locale, property: string, appointment: string): string =>
  `${portalPath(locale, property)}viewing/${appointment}/`

const plainId = /^[\w-]{1,64}$/

/** Whether a part of a URL can be the id of a document: others are not looked up. */
export const isPlainId = (value: string): boolean => plainId.test(value)
