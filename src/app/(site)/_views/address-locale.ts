import { headers } from 'next/headers'

import { isLocale, sourceLocale, type Locale } from '@/lib/i18n/locales'

/** The language of an address made on request, for views that get no parameters; the proxy writes it down. */
export async function addressLocale(): Promise<Locale> {
  const locale = (await headers()).get('x-perron-locale')
  return isLocale(locale) ? locale : sourceLocale
}
