import type { PropertyGoal } from '@/features/property/model/goal'
import { goneStatusOf } from '@/features/property/model/availability'

import type { FieldValue, FieldValues } from './field-values'
import type { ValueReason, ValueWarning } from './reasons'

/** What a price of a feed is for, when it is not the whole of a sale. */
export const pricePeriods = ['whole', 'day', 'week', 'month', 'year'] as const

/** Rents are shown by the month: how many months a price is for. A price for days or weeks says nothing of a month. */
const monthsOf: Readonly<Record<string, number>> = { whole: 1, month: 1, year: 12 }

/** Prices beyond these, in euros, are worth a look: a rent by the month, and a sale. */
export interface PriceLimits {
  rentAbove: number
  saleBelow: number
}

export const defaultPriceLimits: PriceLimits = { rentAbove: 20_000, saleBelow: 5000 }

/** Targets that say together what is offered, how and for how much. They are no fields of a property and end here. */
const terms = [
  'isForSale',
  'isToLet',
  'isLet',
  'isReference',
  'salePrice',
  'rentPrice',
  'rentPerArea',
  'rentedArea',
  'currency',
  'pricePeriod',
] as const
type Terms = Readonly<Partial<Record<(typeof terms)[number], FieldValue>>>

interface Settled {
  values: Record<string, FieldValue>
  warnings: ValueWarning[]
}

/** The goal that a feed names, or that follows from its prices when it names none or both. */
function goalOf(values: FieldValues, { isForSale, isToLet, salePrice, rentPrice, rentPerArea }: Terms) {
  const hasRent = typeof rentPrice === 'number' || typeof rentPerArea === 'number'
  const hasSale = typeof salePrice === 'number'
  if (typeof values.goal === 'string') return { goal: values.goal as PropertyGoal }
  if (isForSale === true && isToLet === true)
    return { goal: hasSale || !hasRent ? ('sale' as const) : ('rent' as const), reason: 'bothGoals' as const }
  if (isForSale === true) return { goal: 'sale' as const }
  if (isToLet === true) return { goal: 'rent' as const }
  if (hasSale === hasRent) return null
  return { goal: hasSale ? ('sale' as const) : ('rent' as const), reason: 'goalOfPrice' as const }
}

/** The price that a feed has for the goal, before it is checked; a rent by area times the area. */
function priceOf(
  goal: PropertyGoal,
  values: FieldValues,
  terms: Terms,
): { price: FieldValue; reason?: ValueReason } {
  const { salePrice, rentPrice, rentPerArea, rentedArea } = terms
  if (typeof values.price === 'number') return { price: values.price }
  if (goal !== 'rent') {
    const isOther = typeof salePrice !== 'number' && (rentPrice !== undefined || rentPerArea !== undefined)
    return { price: salePrice ?? null, ...(isOther && { reason: 'priceOfOtherGoal' }) }
  }
  if (typeof rentPrice === 'number') return { price: rentPrice }
  if (typeof rentPerArea === 'number')
    return typeof rentedArea === 'number'
      ? { price: Math.round(rentPerArea * rentedArea * 100) / 100, reason: 'rentOfArea' }
      : { price: null, reason: 'noArea' }
  return { price: null, ...(salePrice !== undefined && { reason: 'priceOfOtherGoal' }) }
}

/** A price in euros, by the month for a rent. Another one is left out, because a wrong price is worse than none. */
function checkPrice(
  goal: PropertyGoal | null,
  price: number,
  { terms: { currency, pricePeriod }, refused }: { terms: Terms; refused: ReadonlySet<string> },
): { price: number | null; reason?: ValueReason } {
  if (refused.has('currency') || (currency ?? 'EUR') !== 'EUR') return { price: null, reason: 'notInEuro' }
  // Of a sale a period says nothing; some programs write one for each property.
  if (goal !== 'rent') return { price }
  const months = refused.has('pricePeriod') ? undefined : monthsOf[String(pricePeriod ?? 'whole')]
  if (months === undefined) return { price: null, reason: 'notPerMonth' }
  return months === 1 ? { price } : { price: Math.round(price / months), reason: 'yearlyRent' }
}

function limitReason(
  goal: PropertyGoal,
  price: number,
  { rentAbove, saleBelow }: PriceLimits,
): ValueReason | undefined {
  if (goal === 'rent') return price > rentAbove ? 'highRent' : undefined
  return goal === 'sale' && price > 0 && price < saleBelow ? 'lowPrice' : undefined
}

/** A let property is rented, whatever word the feed has; a reference is never on offer. */
function statusOf(
  goal: PropertyGoal,
  status: FieldValue | undefined,
  { isLet, isReference }: Terms,
): FieldValue | undefined {
  const isOver = status === 'sold' || status === 'rented'
  if (goal === 'rent' && (isOver || isLet === true)) return 'rented'
  // A house that is sold with its tenants is let too.
  if (isReference === true && status !== 'withdrawn') return isOver ? status : goneStatusOf(goal)
  return status
}

/**
 * Settles goal, price and status of what a feed says of an offer, so that they never contradict each other.
 *
 * @param refused the fields whose value could not be read
 */
export function settleOffer(
  all: FieldValues,
  refused: ReadonlySet<string>,
  limits: PriceLimits = defaultPriceLimits,
): Settled {
  const named = new Set<string>(terms)
  const values = Object.fromEntries(Object.entries(all).filter(([key]) => !named.has(key)))
  const ofTerms: Terms = Object.fromEntries(Object.entries(all).filter(([key]) => named.has(key)))
  const warnings: ValueWarning[] = []
  const warn = (field: string, reason: ValueReason | undefined) => {
    if (reason) warnings.push({ field, reason })
  }
  const offer = goalOf(values, ofTerms)
  warn('goal', offer?.reason)
  const goal = offer?.goal ?? null
  if (goal) {
    values.goal = goal
    const status = statusOf(goal, values.status, ofTerms)
    if (status !== undefined) values.status = status
  }
  const { price, reason } = goal ? priceOf(goal, values, ofTerms) : { price: values.price ?? null }
  delete values.price
  warn('price', reason)
  if (typeof price !== 'number') return { values, warnings }
  const checked = checkPrice(goal, price, { terms: ofTerms, refused })
  warn('price', checked.reason)
  if (checked.price === null) return { values, warnings }
  values.price = checked.price
  if (goal) warn('price', limitReason(goal, checked.price, limits))
  return { values, warnings }
}
