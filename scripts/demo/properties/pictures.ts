import { localized, type Localized } from '@/lib/i18n/locales'
import type { DemoFacts } from './facts'
import { isFlat, isHouse } from './kinds'
import {
  mainPictureOf,
  planPicturesOf,
  pooledPicture,
  type PooledKind,
  type PropertyPicture,
} from './picture-pool'
import { typeset } from './texts/language'
import { languageTexts } from './texts/narrate'

export interface DemoPicture extends PropertyPicture {
  alt: Localized
}

/** Four to ten pictures, the main one first; none for a draft. */
export function picturesOf(facts: DemoFacts): DemoPicture[] {
  const main = mainPictureOf(facts)
  if (!main) return []
  const counts = new Map<PooledKind, number>()
  const pooled = viewsOf(facts).map((kind) => {
    const nth = counts.get(kind) ?? 0
    counts.set(kind, nth + 1)
    return pooledPicture(kind, facts, nth)
  })
  return [main, ...pooled].slice(0, 10).map((picture) => withAlt(picture, facts))
}

export const plansOf = (facts: DemoFacts): DemoPicture[] =>
  planPicturesOf(facts).map((picture) => withRooms(withAlt(picture, facts)))

/** What each plan draws, besides those without a bedroom. */
const drawnBedrooms: Readonly<Record<string, number>> = {
  'plan-villa-ground': 2,
  'plan-upper-floor': 3,
  'plan-flat-1': 2,
  'plan-flat-2': 2,
}

const bedroomsIn: Localized = { nl: 'slaapkamers', fr: 'chambres', en: 'bedrooms', de: 'Schlafzimmer' }

function withRooms(plan: DemoPicture): DemoPicture {
  const count = drawnBedrooms[plan.name.replace(/-\w\w$/, '')]
  if (!count) return plan
  return { ...plan, alt: localized((locale) => `${plan.alt[locale]}, ${count} ${bedroomsIn[locale]}`) }
}

const withAlt = (picture: PropertyPicture, facts: DemoFacts): DemoPicture => ({
  ...picture,
  alt: localized((locale) => typeset(languageTexts[locale].altText(picture.kind, facts), locale)),
})

/** The rooms in the order of a viewing. */
function viewsOf(facts: DemoFacts): PooledKind[] {
  const { kind } = facts
  if (facts.special === 'incomplete') return ['street', 'living', 'kitchen']
  if (kind === 'land') return ['landPlot', 'street', 'aerial']
  if (kind === 'garage' || kind === 'parking') return ['garage', 'street', 'aerial']
  if (kind === 'shop') return ['shop', 'shop', 'office', 'street']
  if (kind === 'office') return ['office', 'office', 'office', 'street', 'aerial']
  if (kind === 'warehouse') return ['office', 'street', 'aerial']
  if (kind === 'investment') return ['living', 'kitchen', 'bedroom', 'living', 'bathroom', 'street', 'aerial']
  if (kind === 'studio') return ['living', 'kitchen', 'bathroom', ...outside(facts), 'street']
  return ['living', 'kitchen', 'bedroom', 'bathroom', ...more(facts), ...outside(facts), 'street']
}

function more({ bedrooms, features, kind }: DemoFacts): PooledKind[] {
  const secondBedroom: PooledKind[] = bedrooms > 1 ? ['bedroom'] : []
  const study: PooledKind[] = features.includes('homeOffice') ? ['office'] : []
  return [...secondBedroom, ...study, ...(isHouse(kind) && bedrooms > 3 ? (['living'] as const) : [])]
}

function outside(facts: DemoFacts): PooledKind[] {
  const { gardenArea, terraceArea, garages, kind } = facts
  return [
    ...(terraceArea > 0 ? (['terrace'] as const) : []),
    ...(gardenArea > 0 ? (['garden'] as const) : []),
    ...(garages > 0 && isHouse(kind) ? (['garage'] as const) : []),
    ...(kind === 'villa' || kind === 'farmhouse' || (isFlat(kind) && facts.projectNumber)
      ? (['aerial'] as const)
      : []),
  ]
}
