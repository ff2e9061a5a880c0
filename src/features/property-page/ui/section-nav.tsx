import type { LinkItem } from '@/lib/values/external-link'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { Translator } from '@/lib/i18n/translator'

import { sectionTitle } from './fact-sections'
import { hasSurroundings } from './surroundings'

/** Sections with a link; the others are between them. */
const linkedSections: readonly string[] = ['general', 'financial', 'energy']

interface SectionNavProps {
  property: PropertyDetail
  /** Whether there is a map of its place. */
  isMapped: boolean
  hasCosts: boolean
  t: Translator
}

function pageLinks({ property, isMapped, hasCosts, t }: SectionNavProps): LinkItem[] {
  const { paragraphs, sections, plans, films, tours } = property
  const parts: readonly (readonly [id: string, label: string, isThere: boolean])[] = [
    ['description', t('property.description'), paragraphs.length > 0],
    ...sections
      .filter(({ section }) => linkedSections.includes(section))
      .map((section) => [section.section, sectionTitle(section, t), true] as const),
    ['plans', t('property.plans'), plans.length > 0],
    ['films', t('property.film'), films.length + tours.length > 0],
    ['location', t('property.location'), hasSurroundings(property, isMapped)],
    ['costs', t('costs.short'), hasCosts],
  ]
  return parts.filter(([, , isThere]) => isThere).map(([id, label]) => ({ href: `#${id}`, label }))
}

/** Links to the sections of a long page; a row to swipe on phones. */
export function SectionNav(props: SectionNavProps) {
  const items = pageLinks(props)
  if (items.length < 3) return null
  return (
    <nav aria-label={props.t('property.onThisPage')} className="mt-8 border-y border-line print:hidden">
      <ul className="-mx-1 flex gap-x-5 overflow-x-auto px-1 text-small xl:flex-wrap">
        {items.map(({ href, label: name }) => (
          <li key={href} className="shrink-0">
            <a
              href={href}
              className="inline-flex min-h-11 items-center font-semibold hover:text-brand hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
