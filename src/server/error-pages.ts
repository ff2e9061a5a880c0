import { createTextTranslator } from '@/lib/i18n/text-translator'
import { siteMessages } from '@/lib/i18n/languages/site'
import { localized, toLocale, type Locale } from '@/lib/i18n/locales'
import type { InnerResponse } from '@/lib/http/inner-request'

const messages = localized((locale) => {
  const { limit, failure } = siteMessages[locale]
  return { limit, failure }
})

/** A page without scripts, style sheets or links, for when no other can be rendered. */
const plainPage = (locale: Locale, title: string, text: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem}</style></head>
<body><h1>${title}</h1><p>${text}</p></body></html>`

/** A page that asks a visitor to wait. */
export function tooManyPages(locale: Locale, seconds: number): string {
  const t = createTextTranslator(locale, messages[locale])
  return plainPage(locale, t('limit.title'), t('limit.text', { seconds }))
}

/**
 * The page instead of one that Next could not render: Next's own needs its scripts to show anything.
 *
 * @param path of the page, which begins with its language
 */
export function failedPage(path: string, { status }: InnerResponse): InnerResponse {
  const locale = toLocale(path.slice(1, 3))
  const t = createTextTranslator(locale, messages[locale])
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    },
    body: Buffer.from(plainPage(locale, t('failure.title'), t('failure.text'))),
  }
}
