import { columnsClass, itemSizes, slidesClass } from '@/components/ui/item-columns'
import { Slides, type ItemView } from '@/components/ui/item-list'
import { documentMark } from '@/lib/field-marks'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { PriceStyle } from '@/features/property/model/price'
import type { PropertySummary } from '@/features/property/model/property-summary'

import { CardList } from './card-list'
import { cardLabels, toCardData, toRowData } from './to-card-data'

interface PropertyGridProps {
  properties: PropertySummary[]
  /** Number of cards side by side on a wide screen. */
  perRow: number
  view?: ItemView
  /** Name of a row to swipe, for screen readers. */
  label?: string | null | undefined
  /** Width of the block in columns of twelve; all when left out. */
  columns?: number | undefined
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
  headingLevel?: 'h2' | 'h3'
  /** The first picture is loaded with priority. */
  startsPage?: boolean
}

/** Property cards in rows, as lines one below the other, or in a row to swipe through. */
export function PropertyGrid(props: PropertyGridProps) {
  const { properties, perRow, view, label, columns, locale, priceStyle, t, ...list } = props
  const toData = view === 'single-view' ? toRowData : toCardData
  const cardProps = {
    cards: properties.map((property) => ({
      ...toData(property, locale, priceStyle, t),
      document: documentMark('properties', property.id),
    })),
    labels: cardLabels(t),
    ...list,
  }
  if (view === 'single-view')
    return <CardList as="rows" sizes="(min-width: 36rem) 14rem, 90vw" {...cardProps} />
  const cards = (className: string) => (
    <CardList as="cards" className={className} sizes={itemSizes(perRow, columns)} {...cardProps} />
  )
  return view === 'slider-view' ? (
    <Slides label={label || t('hero.properties')} t={t}>
      {cards(slidesClass(perRow))}
    </Slides>
  ) : (
    cards(`${columnsClass(perRow)} gap-x-6 gap-y-10 xl:gap-x-8`)
  )
}
