import type { Locale } from '@/lib/i18n/locales'
import { toDay, type Day } from '@/lib/time/belgian-time'

import { isOccupiedAnnuity } from './availability-facts'
import type { CostBasis } from './cost-basis'
import type { PropertyGoal } from './goal'
import type { LegalRates } from './legal-rates'
import { lifeAnnuityOf } from './public-amounts'
import { amountsOf, computedAmounts, purchaseEstimate } from './purchase-cases'
import {
  bedroomCounts,
  brokenCounts,
  electricityWords,
  immediateWords,
  moveInWords,
  passingWords,
  surfacesIn,
  wordsIn,
  type Count,
} from './contradiction-words'

/** Facts of a property that do not agree with each other, or with the day. */
export type Contradiction =
  | { kind: 'immediatelyButLater' | 'annuityWithoutRent' | 'bouquetIsNotPrice' | 'renovatedBeforeBuilt' }
  | { kind: 'livingAboveTotal' | 'floorAboveTop' | 'depositTooHigh' | 'fromDateWithoutDate' }
  | { kind: 'occupiedButFree' | 'electricityUnchecked' | 'detachedWithoutSides' }
  | { kind: 'computedAmount'; field: string; amount: number }
  /** An amount of a tax that this sale does not have: duty under VAT, or VAT under duty. */
  | { kind: 'taxNotDue'; field: string }
  | { kind: 'passingWords' | 'immediateText' | 'brokenCount' | 'occupiedText'; locale: Locale; words: string }
  | { kind: 'bedroomsInText' | 'surfaceInText' | 'bedroomsOnPlans'; locale: Locale; words: string }
  /** A failed inspection that the description does not mention. */
  | { kind: 'inspectionUnsaid'; locale: Locale; words: '' }

type Amount = number | null | undefined

/** The names are those of the stored fields. */
export interface CheckedProperty {
  goal?: PropertyGoal | null
  price?: Amount
  availability?: string | null
  availableFrom?: string | null
  viagerType?: string | null
  bouquet?: Amount
  viagerIndexedRent?: Amount
  constructionYear?: Amount
  renovationYear?: Amount
  surfaceLiving?: Amount
  surfaceTotal?: Amount
  floor?: Amount
  floors?: Amount
  bedrooms?: Amount
  garages?: Amount
  facades?: Amount
  frontWidth?: Amount
  plotWidth?: Amount
  surfaceGarden?: Amount
  hasElectricity?: string | null
  hasGarage?: string | null
  electricityCertificate?: string | null
  depositAmount?: Amount
  totalCost?: Amount
  notaryFeeExclVat?: Amount
  notaryFeeInclVat?: Amount
  registrationDuties?: Amount
  vatAmount?: Amount
}

export interface CheckContext {
  day: Day
  /** Headline and description by language. */
  texts: Partial<Record<Locale, readonly string[]>>
  /** The descriptions of the plans that pages in a language show; left out while unknown. */
  plans?: Partial<Record<Locale, readonly string[]>>
  /** Null while unknown: typed amounts are then not compared. */
  costs: { basis: CostBasis | null; rates: LegalRates } | null
  /** Months of rent that the region allows as a guarantee. */
  guaranteeMonths: number | null
}

const isMore = (one: Amount, other: Amount) => Boolean(one && other && one > other)

const isLater = ({ availableFrom }: CheckedProperty, day: Day) => (toDay(availableFrom) ?? '') > day

/** Rules on stored values alone; each names its contradiction. */
const rules: [
  kind: Exclude<Contradiction, { field: string } | { locale: Locale }>['kind'],
  (property: CheckedProperty, context: CheckContext) => boolean,
][] = [
  [
    'immediatelyButLater',
    (property, { day }) => property.availability === 'immediately' && isLater(property, day),
  ],
  [
    'fromDateWithoutDate',
    ({ availability, availableFrom }) => availability === 'fromDate' && !toDay(availableFrom),
  ],
  ['annuityWithoutRent', (property) => lifeAnnuityOf(property)?.monthly === null],
  [
    'bouquetIsNotPrice',
    (property) =>
      lifeAnnuityOf(property) !== null &&
      Boolean(property.bouquet && property.price && property.bouquet !== property.price),
  ],
  [
    'renovatedBeforeBuilt',
    ({ constructionYear, renovationYear }) => isMore(constructionYear, renovationYear),
  ],
  [
    'occupiedButFree',
    (property) =>
      isOccupiedAnnuity(property) &&
      ((property.availability ?? 'occupied') !== 'occupied' || Boolean(property.availableFrom)),
  ],
  [
    'electricityUnchecked',
    // The connection of a building plot is no installation.
    ({ hasElectricity, electricityCertificate, hasGarage, surfaceLiving }) =>
      hasElectricity === 'yes' &&
      electricityCertificate === 'notApplicable' &&
      (hasGarage === 'yes' || Boolean(surfaceLiving)),
  ],
  [
    'detachedWithoutSides',
    ({ facades, frontWidth, plotWidth }) =>
      (facades ?? 0) > 3 && Boolean(plotWidth && frontWidth && plotWidth <= frontWidth),
  ],
  ['livingAboveTotal', ({ surfaceLiving, surfaceTotal }) => isMore(surfaceLiving, surfaceTotal)],
  ['floorAboveTop', ({ floor, floors }) => isMore(floor, floors)],
  [
    'depositTooHigh',
    ({ goal, price, depositAmount }, { guaranteeMonths }) =>
      goal === 'rent' && guaranteeMonths !== null && isMore(depositAmount, (price ?? 0) * guaranteeMonths),
  ],
]

/** In euro: typed amounts may be rounded. */
const tolerance = 1

function amountContradictions(property: CheckedProperty, { costs, day }: CheckContext): Contradiction[] {
  const estimate = costs && purchaseEstimate(costs.basis, costs.rates, day)
  if (!estimate) return []
  return computedAmounts.flatMap((field): Contradiction[] => {
    const typed = property[field]
    if (typeof typed !== 'number') return []
    const amounts = amountsOf(field, estimate).map(({ amount }) => amount)
    const [standard] = amounts
    if (standard === undefined) return Math.abs(typed) <= tolerance ? [] : [{ kind: 'taxNotDue', field }]
    const isRight = amounts.some((amount) => Math.abs(amount - typed) <= tolerance)
    return isRight ? [] : [{ kind: 'computedAmount', field, amount: standard }]
  })
}

/** What the text and the plans name in numbers against the fields. */
function countContradictions(
  { bedrooms, surfaceLiving, surfaceGarden }: CheckedProperty,
  text: string,
  plans: readonly string[],
  locale: Locale,
): Contradiction[] {
  const onPlans = bedroomCounts(plans.join('\n'), locale)
  const inText = bedroomCounts(text, locale)
  const sum = (counts: readonly Count[]) => counts.reduce((total, { value }) => total + value, 0)
  const isOther = (counts: readonly Count[], value: Amount) =>
    Boolean(value) && !counts.some((count) => count.value === value) && sum(counts) !== value
  const surfaces: [Count[], Amount][] = [
    [surfacesIn(text, 'surfaceLiving', locale), surfaceLiving],
    [surfacesIn(text, 'surfaceGarden', locale), surfaceGarden],
  ]
  const contradiction = (kind: 'bedroomsInText' | 'surfaceInText' | 'bedroomsOnPlans', [first]: Count[]) =>
    first ? [{ kind, locale, words: first.words }] : []
  return [
    ...(isOther(inText, bedrooms) ? contradiction('bedroomsInText', inText) : []),
    // Each plan is one floor.
    ...(bedrooms && sum(onPlans) !== bedrooms ? contradiction('bedroomsOnPlans', onPlans) : []),
    ...surfaces.flatMap(([counts, value]) =>
      isOther(counts, value) ? contradiction('surfaceInText', counts) : [],
    ),
  ]
}

/** A home in which the seller or a tenant lives after the deed. */
const isInhabited = (property: CheckedProperty): boolean =>
  isOccupiedAnnuity(property) ||
  property.availability === 'occupied' ||
  property.availability === 'respectingLease'

function textContradictions(property: CheckedProperty, { texts, plans, day }: CheckContext): Contradiction[] {
  const isUnsafe = property.electricityCertificate === 'notConform'
  const later = isLater(property, day)
  return (Object.entries(texts) as [Locale, readonly string[]][]).flatMap(([locale, paragraphs]) => {
    const text = paragraphs.join('\n')
    const promised = wordsIn(text, immediateWords[locale]) ?? wordsIn(text, moveInWords[locale])
    const inspected = electricityWords[locale]
    const isSilent =
      isUnsafe && inspected && Boolean(paragraphs[1]?.trim()) && wordsIn(text, inspected) === null
    const contradictions: [
      'passingWords' | 'immediateText' | 'brokenCount' | 'occupiedText',
      string | null,
    ][] = [
      ['passingWords', wordsIn(text, passingWords[locale])],
      ['immediateText', later ? wordsIn(text, immediateWords[locale]) : null],
      ['brokenCount', wordsIn(text, brokenCounts[locale])],
      ['occupiedText', isInhabited(property) ? promised : null],
    ]
    return [
      ...contradictions.flatMap(([kind, words]): Contradiction[] => (words ? [{ kind, locale, words }] : [])),
      ...countContradictions(property, text, plans?.[locale] ?? [], locale),
      ...(isSilent ? [{ kind: 'inspectionUnsaid', locale, words: '' } as const] : []),
    ]
  })
}

/** What the editor of a property sees as a warning; the page itself computes what it can. */
export const contradictionsOf = (property: CheckedProperty, context: CheckContext): Contradiction[] => [
  ...rules.filter(([, isMet]) => isMet(property, context)).map(([kind]): Contradiction => ({ kind })),
  ...amountContradictions(property, context),
  ...textContradictions(property, context),
]
