import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

import type { Refused } from './outcome'

interface PlainAnswer {
  locale: Locale
  outcome: Refused
  headers: Record<string, string>
  /** Where the form stands. */
  back: string
  t: Translator
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

/**
 * What is said when the page of the form cannot be shown again: the message, the mistakes and the way back, where the
 * browser still has what was typed.
 */
export function plainAnswer({ locale, outcome, headers, back, t }: PlainAnswer): Response {
  const errors = Object.values(outcome.errors ?? {}).map((text) => `<li>${escape(text)}</li>`)
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(outcome.message)}</title>
<main>
<h1>${escape(outcome.message)}</h1>
${errors.length > 0 ? `<ul>${errors.join('')}</ul>` : ''}
<p><a href="${escape(back)}">${escape(t('form.backToForm'))}</a></p>
</main>
</html>
`
  return new Response(html, {
    status: outcome.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
      ...headers,
    },
  })
}
