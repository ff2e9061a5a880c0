import type { FieldValue, FieldValues } from './field-values'
import type { ValueWarning } from './reasons'

/** What a price of a feed is for, when it is not the whole of a sale. */
export const pricePeriods = ['whole', 'day', 'week', 'month', 'year'] as const

/** Rents are shown by the month: how many months a price is for. A price for days or weeks says nothing of a month. */
const monthsOf: Readonly<Record<string, number>> = { whole: 1, month: 1, year: 12 }

/**
 * Makes a price one in euros, by the month for a rent. Another one is left out with a warning, because a wrong price is
 * worse than none. `currency` and `pricePeriod` are no fields of a property and end here.
 *
 * @param refused the fields whose value could not be read
 */
export function checkPrice(
  { currency, pricePeriod = 'whole', ...values }: Readonly<Record<string, FieldValue>>,
  refused: ReadonlySet<string>,
): { values: FieldValues; warnings: ValueWarning[] } {
  const { price, ...withoutPrice } = values
  if (typeof price !== 'number') return { values, warnings: [] }
  if (refused.has('currency') || (currency ?? 'EUR') !== 'EUR')
    return { values: withoutPrice, warnings: [{ field: 'price', reason: 'notInEuro' }] }
  const months = refused.has('pricePeriod') ? undefined : monthsOf[String(pricePeriod)]
  if (months === undefined)
    return { values: withoutPrice, warnings: [{ field: 'price', reason: 'notPerMonth' }] }
  return { values: months === 1 ? values : { ...values, price: Math.round(price / months) }, warnings: [] }
}
