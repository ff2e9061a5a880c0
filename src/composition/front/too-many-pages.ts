import de from '../../../messages/site.de.json'
import en from '../../../messages/site.en.json'
import fr from '../../../messages/site.fr.json'
import nl from '../../../messages/site.nl.json'

import { createTextTranslator } from '@/lib/i18n/text-translator'
import type { Locale } from '@/lib/i18n/locales'

const messages = { nl: nl.limit, fr: fr.limit, en: en.limit, de: de.limit }

/** A page without scripts that asks a visitor to wait. */
export function tooManyPages(locale: Locale, seconds: number): string {
  const t = createTextTranslator(locale, messages[locale])
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('title')}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem}</style></head>
<body><h1>${t('title')}</h1><p>${t('text', { seconds })}</p></body></html>`
}
