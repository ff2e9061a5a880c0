import { headers } from 'next/headers'

import { toLocale, type Locale } from '@/lib/i18n/locales'

/** The language of a page rendered per request, for views without parameters; the HTTP server sets the header. */
export async function requestLocale(): Promise<Locale> {
  const locale = (await headers()).get('x-perron-locale')
  return toLocale(locale)
}
