import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { findCatalogueField, type DisplayFieldName } from '@/features/property/model/catalogue'
import { formatValue } from '@/features/property/model/format-value'
import { formatPrice, type PriceDescription, type PriceStyle } from '@/features/property/model/price'
import { priceLine } from '@/features/property/model/price-parts'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { formatTown } from '@/features/property/model/format-town'

/** Stored fields of a comparison besides those of a card; all are public. */
export const comparedFields = [
  'surfaceLiving',
  'surfaceGround',
  'bedrooms',
  'constructionYear',
  'hasGarden',
  'hasTerrace',
  'hasGarage',
  'renterCharges',
  'cadastralIncome',
] as const satisfies readonly DisplayFieldName[]

export interface ComparedProperty {
  summary: PropertySummary
  /** The stored values of `comparedFields`. */
  values: Partial<Record<(typeof comparedFields)[number], unknown>>
}

export interface ComparisonRow {
  label: string
  /** One per property, in their order; null if unknown. */
  values: (string | null)[]
  /** Whether the values of the properties differ. */
  differs: boolean
}

interface ComparisonContext {
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

type Write = (property: ComparedProperty, context: ComparisonContext) => string | null

const amountOf = (price: PriceDescription): number | null =>
  (price.kind === 'exact' || price.kind === 'from') && price.annuity === undefined ? price.price : null

/** In whole euro; per square metre of living area, for land of ground area. */
const pricePerSquareMetre: Write = ({ summary }, { locale, priceStyle }) => {
  const price = amountOf(summary.price)
  const surface = summary.livingAreaInSquareMetres || summary.groundAreaInSquareMetres
  return price === null || !surface
    ? null
    : formatPrice(Math.round(price / surface), { locale, style: priceStyle })
}

const written =
  (name: (typeof comparedFields)[number]): Write =>
  ({ values }, { locale, priceStyle }) => {
    const field = findCatalogueField(name)
    return field ? formatValue(values[name], field, { locale, priceStyle }) : null
  }

const fromCard: Partial<Record<DisplayFieldName, Write>> = {
  price: ({ summary }, context) => priceLine(summary.price, context),
  locality: ({ summary }) => formatTown(summary) || null,
  type: ({ summary }) => summary.typeName || null,
  epcLabel: ({ summary }) => summary.epcLabel,
}

const order: readonly DisplayFieldName[] = [
  'price',
  'locality',
  'type',
  'surfaceLiving',
  'surfaceGround',
  'bedrooms',
  'epcLabel',
  'constructionYear',
  'hasGarden',
  'hasTerrace',
  'hasGarage',
  'renterCharges',
  'cadastralIncome',
]

const isStored = (name: DisplayFieldName): name is (typeof comparedFields)[number] =>
  comparedFields.some((each) => each === name)

const writerOf = (name: DisplayFieldName): Write =>
  fromCard[name] ?? (isStored(name) ? written(name) : () => null)

/** Common and differing values of properties as rows of formatted texts; empty rows are left out. */
export function compareProperties(
  properties: readonly ComparedProperty[],
  context: ComparisonContext,
): ComparisonRow[] {
  const { locale, t } = context
  const rows: [label: string, write: Write][] = [
    ...order.map((name): [string, Write] => [
      findCatalogueField(name)?.label[locale] ?? name,
      writerOf(name),
    ]),
    [t('saved.pricePerSquareMetre'), pricePerSquareMetre],
  ]
  return rows.flatMap(([label, write]) => {
    const values = properties.map((property) => write(property, context))
    if (values.every((value) => value === null)) return []
    return [{ label, values, differs: new Set(values).size > 1 }]
  })
}
