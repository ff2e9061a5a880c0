import de from '../../messages/site.de.json'
import en from '../../messages/site.en.json'
import fr from '../../messages/site.fr.json'
import nl from '../../messages/site.nl.json'

import { createTextTranslator } from '@/lib/i18n/text-translator'
import type { Locale } from '@/lib/i18n/locales'

const messages = {
  nl: { limit: nl.limit },
  fr: { limit: fr.limit },
  en: { limit: en.limit },
  de: { limit: de.limit },
}

/** A page without scripts that asks a visitor to wait. */
export function tooManyPages(locale: Locale, seconds: number): string {
  const t = createTextTranslator(locale, messages[locale])
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${t('limit.title')}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem}</style></head>
<body><h1>${t('limit.title')}</h1><p>${t('limit.text', { seconds })}</p></body></html>`
}
