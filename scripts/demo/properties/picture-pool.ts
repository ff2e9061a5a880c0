import { locales, type Locale } from '@/lib/i18n/locales'

import type { DemoFacts } from './facts'
import { isFlat } from './kinds'
import { mainPictures } from './main-pictures'

export type PropertyPictureKind =
  | 'facade'
  | 'street'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'office'
  | 'shop'
  | 'garden'
  | 'terrace'
  | 'landPlot'
  | 'garage'
  | 'aerial'
  | 'plan'

export interface PropertyPicture {
  kind: PropertyPictureKind
  /** A file of `scripts/demo/pictures`, without `.webp`. */
  name: string
  /** Of the words drawn in it. */
  language?: Locale
}

/** The only picture that belongs to one property alone: its façade, or its plot. Drafts have none. */
export function mainPictureOf({ kind, ref }: DemoFacts): PropertyPicture | null {
  const name = mainPictures[ref]
  return name ? { kind: kind === 'land' ? 'landPlot' : 'facade', name } : null
}

/** How many pictures there are per kind, and per style where a kind has styles. */
const poolSizes = {
  living: 5,
  kitchen: 4,
  bedroom: 5,
  bathroom: 3,
  terrace: 4,
  office: 4,
  shop: 3,
  garden: 9,
  street: 9,
  garage: 4,
  aerial: 6,
  landPlot: 2,
} as const satisfies Partial<Record<PropertyPictureKind, number>>

export type PooledKind = keyof typeof poolSizes

const isOverTown = ({ kind }: DemoFacts) => isFlat(kind) || kind === 'investment'

/** Rooms come in three styles: in an old house, in a flat with a view of the town, in a younger house. */
function roomStyle(facts: DemoFacts): string {
  if (isOverTown(facts)) return 'flat'
  return facts.year >= 1960 || (facts.renovated ?? 0) >= 2018 ? 'young' : 'old'
}

function poolName(kind: PooledKind, facts: DemoFacts): string {
  switch (kind) {
    case 'living':
    case 'kitchen':
    case 'bedroom':
    case 'bathroom':
      return `${kind}-${roomStyle(facts)}`
    case 'terrace':
      return `terrace-${isOverTown(facts) ? 'flat' : 'house'}`
    case 'landPlot':
      return 'plot'
    default:
      return kind
  }
}

/** A picture that several properties share; its number turns with the property, so that neighbours differ. */
export function pooledPicture(kind: PooledKind, facts: DemoFacts, nth: number): PropertyPicture {
  const number = 1 + ((facts.position + nth) % poolSizes[kind])
  return { kind, name: `${poolName(kind, facts)}-${number}` }
}

function planNames({ kind, bedrooms, garages, position, special }: DemoFacts): string[] {
  if (special) return []
  if (kind === 'terraced' || kind === 'belEtage')
    return bedrooms === 3 ? ['plan-terraced-ground', 'plan-upper-floor'] : []
  if (kind === 'villa' || kind === 'modern')
    return bedrooms === 5 && garages === 1 ? ['plan-villa-ground', 'plan-upper-floor'] : []
  if (kind === 'studio' || kind === 'office') return [`plan-${kind}`]
  return isFlat(kind) && bedrooms === 2 ? [`plan-flat-${1 + (position % 2)}`] : []
}

/**
 * Floor plans are shared by homes with as many rooms, and given only where a plan is true of the home. Each is drawn
 * once per language.
 */
export const planPicturesOf = (facts: DemoFacts): PropertyPicture[] =>
  planNames(facts).flatMap((name) =>
    locales.map((language) => ({ kind: 'plan', name: `${name}-${language}`, language })),
  )
