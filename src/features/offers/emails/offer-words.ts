import type { Offer } from '@/features/offers/model/offer-facts'
import { formatNumber } from '@/features/property/model/format-value'
import { formatPrice } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import type { Day } from '@/lib/time/belgian-time'
import { formatDay, formatMoment } from '@/lib/time/format-time'

/** The binding texts, shared by the PDF, the page, the form and the e-mails of an offer. */

/** The amount as the property page shows it. */
const money = (amount: number, { facts }: Offer, locale: Locale): string =>
  formatPrice(amount, { locale, ...(facts.priceStyle && { style: facts.priceStyle }) })

const moment = (date: Date, locale: Locale): string => formatMoment(date, locale, 'long')

export const offerFormats = { money, day: (day: Day, locale: Locale) => formatDay(day, locale), moment }

/** The deposit at signing; empty when the agency configured none. */
export const advanceText = (part: number | undefined, locale: Locale): string =>
  part === undefined ? '' : mailTranslator(locale)('offers.advance', { part: formatNumber(part, locale) })
