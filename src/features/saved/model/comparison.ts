import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { findCatalogueField, type DisplayFieldName } from '@/features/property/model/catalogue'
import { formatValue } from '@/features/property/model/format-value'
import { formatPrice, type PriceDescription, type PriceStyle } from '@/features/property/model/price'
import { priceLine } from '@/features/property/model/price-parts'
import type { PropertySummary } from '@/features/property/model/property-summary'
import { formatTown } from '@/features/property/model/format-town'
import { describeNearbyPlaces, type StoredPlace } from '@/features/property/model/nearby-places'
import { pointOfInterestKinds } from '@/features/property/model/points-of-interest'

/** Stored fields of a comparison besides those of a card; all are public. */
export const comparedFields = [
  'surfaceLiving',
  'surfaceGround',
  'bedrooms',
  'electricityCertificate',
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
  /** What the agency says is nearby; left out where it says nothing. */
  places?: readonly StoredPlace[] | null | undefined
  /** Distances from a hidden postal address would give it away. */
  isAddressPublic?: boolean
  /** The agency's example loan on the whole price; left out where there is none. */
  loan?: ExampleLoan | undefined
}

interface ExampleLoan {
  /** In euro a month; null where there is no price. */
  payment: number | null
  ratePercent: number
  years: number
}

export interface ComparisonRow {
  label: string
  /** One per property, in their order; null if unknown. */
  values: (string | null)[]
  /** Whether the values of the properties differ. */
  differs: boolean
  /** Its values are energy labels. */
  isEpc?: boolean
  /** What its costs per month are made of: a loan, rents, or both. */
  costs?: { loan: ExampleLoan | undefined; hasRents: boolean }
}

export interface ComparisonContext {
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

type Write = (property: ComparedProperty, context: ComparisonContext) => string | null

/** The price to pay for it, in euro; null where it is hidden or in annuities. */
export const amountOf = (price: PriceDescription): number | null =>
  (price.kind === 'exact' || price.kind === 'from') && price.annuity === undefined ? price.price : null

/** In whole euro; per square metre of living area, for land of ground area. */
const pricePerSquareMetre: Write = ({ summary }, { locale, priceStyle }) => {
  const price = amountOf(summary.price)
  const surface = summary.livingAreaInSquareMetres || summary.groundAreaInSquareMetres
  return price === null || !surface
    ? null
    : formatPrice(Math.round(price / surface), { locale, style: priceStyle })
}

/** A rent, or the least of several. */
const isMonthly = (price: PriceDescription): boolean =>
  (price.kind === 'exact' || price.kind === 'from') && price.monthly

/** In whole euro: the payment of a loan, or the rent with its charges. */
const costPerMonth: Write = ({ summary, values, loan }, { locale, priceStyle }) => {
  const charges = typeof values.renterCharges === 'number' ? values.renterCharges : 0
  const cost = isMonthly(summary.price) ? (amountOf(summary.price) ?? 0) + charges : loan?.payment
  return cost ? formatPrice(Math.round(cost), { locale, style: priceStyle }) : null
}

/** To the nearest station: the distance and the minutes on foot, as on the page of the property. */
const wayToStation: Write = ({ places, isAddressPublic }, { locale, priceStyle, t }) => {
  const stations = (places ?? []).filter(({ kind }) => kind === 'station')
  const [nearest] = describeNearbyPlaces(stations, { locale, style: priceStyle }, !isAddressPublic)
  if (!nearest) return null
  const { distance, walkingMinutes: minutes } = nearest
  const walk = minutes && t(distance ? 'property.walk' : 'property.walkWithin', { minutes })
  return [distance, walk].filter(Boolean).join(', ') || null
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
  'electricityCertificate',
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

/** @param values null for properties without a cost per month */
function costsOf(
  properties: readonly ComparedProperty[],
  values: readonly (string | null)[],
): NonNullable<ComparisonRow['costs']> {
  const priced = properties.filter((_, index) => values[index] !== null)
  const isRent = ({ summary }: ComparedProperty) => isMonthly(summary.price)
  return { loan: priced.find((each) => !isRent(each))?.loan, hasRents: priced.some(isRent) }
}

/** Common and differing values of properties as rows of formatted texts; empty rows are left out. */
export function compareProperties(
  properties: readonly ComparedProperty[],
  context: ComparisonContext,
): ComparisonRow[] {
  const { locale, t } = context
  const fields = order.map((name): [label: string, write: Write] => [
    findCatalogueField(name)?.label[locale] ?? name,
    writerOf(name),
  ])
  // What follows from the price is below it, and what follows from the place below that.
  const rows: typeof fields = [
    ...fields.slice(0, 1),
    [t('saved.costPerMonth'), costPerMonth],
    [t('saved.pricePerSquareMetre'), pricePerSquareMetre],
    ...fields.slice(1, 2),
    [pointOfInterestKinds.station[locale], wayToStation],
    ...fields.slice(2),
  ]
  return rows.flatMap(([label, write]) => {
    const values = properties.map((property) => write(property, context))
    if (values.every((value) => value === null)) return []
    return [
      {
        label,
        values,
        differs: new Set(values).size > 1,
        isEpc: write === fromCard.epcLabel,
        ...(write === costPerMonth && { costs: costsOf(properties, values) }),
      },
    ]
  })
}
