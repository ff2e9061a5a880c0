import type { Payload } from 'payload'

import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import { numberLanguage } from '@/features/property/model/price'
import { readPriceStyle } from '@/features/property/server/api'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'

import { readCommunications, readMedia } from './read-activity'
import { readComparison } from './read-comparison'
import { readMarketing } from './read-portal'
import { readViewings } from './read-viewings'
import { makeReportPdf, reportFileName } from './report-pdf'

/**
 * Makes the report about a property as a PDF.
 *
 * @param property that the caller has checked to be the reader's own
 */
export async function renderReport(
  payload: Payload,
  property: OwnedProperty,
  { locale, now }: { locale: Locale; now: Date },
): Promise<{ content: Buffer; filename: string }> {
  const [marketing, viewings, communications, media, comparison, brand, priceStyle] = await Promise.all([
    readMarketing(payload, property, now),
    readViewings(payload, property.id, now),
    readCommunications(payload, property.id),
    readMedia(payload, property.id),
    readComparison(payload, property, now),
    readMailBrand(payload, locale),
    readPriceStyle(payload),
  ])
  const t = await getTranslator(locale, numberLanguage({ locale, style: priceStyle }))
  const facts = { marketing, viewings, communications, media, comparison, brand, priceStyle }
  const content = await makeReportPdf({ ...facts, property, locale, t, now })
  return { content, filename: reportFileName({ property, t }) }
}
