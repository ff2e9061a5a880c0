import type { Offer } from '@/features/offers/model/offer-facts'
import { formatNumber } from '@/features/property/model/format-value'
import { formatPrice, type PriceFormat } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import type { Day } from '@/lib/time/belgian-time'
import { formatDay, formatMoment } from '@/lib/time/format-time'

/** The binding texts, shared by the PDF, the page, the form and the e-mails of an offer. */

/** The format of numbers of the property page. */
export const numbersOf = ({ facts }: Pick<Offer, 'facts'>, locale: Locale): PriceFormat => ({
  locale,
  ...(facts.priceStyle && { style: facts.priceStyle }),
})

/** The amount as the property page shows it. */
const money = (amount: number, offer: Offer, locale: Locale): string =>
  formatPrice(amount, numbersOf(offer, locale))

const moment = (date: Date, locale: Locale): string => formatMoment(date, locale, 'long')

export const offerFormats = { money, day: (day: Day, locale: Locale) => formatDay(day, locale), moment }

/** The deposit at signing; empty when the agency configured none. */
export const advanceText = (part: number | undefined, format: PriceFormat): string =>
  part === undefined
    ? ''
    : mailTranslator(format.locale)('offers.advance', { part: formatNumber(part, format) })
