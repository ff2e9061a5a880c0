import type { Payload } from 'payload'

import { formatPrice, numberLanguage } from '@/features/property/model/price'
import { readPriceStyle } from '@/features/property/server/api'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** The agency's requirements for applicants, as sentences; empty when none are configured. */
export async function conditionValues(payload: Payload, locale: Locale): Promise<Record<string, string>> {
  const format = { locale, style: await readPriceStyle(payload) }
  const settings = await payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: false })
  const { minimumIncome, maximumPersons } = settings.rentalApplication
  const t = mailTranslator(locale, numberLanguage(format))
  const sentences = [
    minimumIncome ? t('rental.income', { amount: formatPrice(minimumIncome, format) }) : '',
    maximumPersons ? t('rental.persons', { count: maximumPersons }) : '',
  ]
  return { conditions: sentences.filter(Boolean).join(' ') }
}
