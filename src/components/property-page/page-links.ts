import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/lib/property/property-detail'
import type { LinkItem } from '@/lib/shell/shell'

import { sectionTitle } from './fact-sections'

/** Short names of what visitors look for first; the other sections stand between them. */
const linkedSections: readonly string[] = ['general', 'financial', 'energy']

/** Links to the parts of a property page that are there, in order. */
export function pageLinks(property: PropertyDetail, hasCosts: boolean, t: Translator): LinkItem[] {
  const { paragraphs, sections, plans, films, tours, place, nearby } = property
  const parts: readonly (readonly [id: string, label: string, isThere: boolean])[] = [
    ['description', t('property.description'), paragraphs.length > 0],
    ...sections
      .filter(({ section }) => linkedSections.includes(section))
      .map((section) => [section.section, sectionTitle(section, t), true] as const),
    ['plans', t('property.plans'), plans.length > 0],
    ['films', t('property.film'), films.length + tours.length > 0],
    ['location', t('property.location'), place !== null || nearby.length > 0],
    ['costs', t('costs.short'), hasCosts],
  ]
  return parts.filter(([, , isThere]) => isThere).map(([id, label]) => ({ href: `#${id}`, label }))
}
