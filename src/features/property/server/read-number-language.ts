import type { Payload } from 'payload'

import { numberLanguage } from '@/features/property/model/price'
import type { Locale } from '@/lib/i18n/locales'

import { readPriceStyle } from './read-price-style'

/** The language whose rules numbers of e-mails and documents follow: the setting of the site decides, as on pages. */
export const readNumberLanguage = async (payload: Payload, locale: Locale): Promise<string> =>
  numberLanguage({ locale, style: await readPriceStyle(payload) })
