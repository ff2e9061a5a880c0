import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/lib/property/price'
import type { PropertySummary } from '@/lib/property/property-summary'

import { CardList } from './card-list'
import { cardLabels, toCardData } from './to-card-data'

interface PropertyGridProps {
  properties: PropertySummary[]
  /** Cards beside each other on a wide screen. */
  perRow: number
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  headingLevel?: 'h2' | 'h3'
  /** The first picture is what the visitor sees first. */
  startsPage?: boolean
}

const columns: Record<number, string> = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
}

/** Property cards in rows. */
export function PropertyGrid({ properties, perRow, locale, priceStyle, t, ...list }: PropertyGridProps) {
  const count = Math.min(Math.max(perRow, 1), 4)
  return (
    <CardList
      cards={properties.map((property) => toCardData(property, locale, priceStyle, t))}
      labels={cardLabels(t)}
      as="cards"
      className={`grid gap-x-6 gap-y-10 xl:gap-x-8 ${columns[count]}`}
      sizes={`(min-width: 64rem) ${Math.round(90 / count)}vw, (min-width: 36rem) 45vw, 75vw`}
      {...list}
    />
  )
}
