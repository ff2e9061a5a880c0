import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { escapeHtml } from '@/lib/values/text'

import type { Refused } from './outcome'

interface PlainAnswer {
  locale: Locale
  outcome: Refused
  headers: Record<string, string>
  /** URL of the page with the form. */
  back: string
  t: Translator
}

/**
 * Page shown when the page with the form cannot be rendered again: message, errors, and a link back, where the browser
 * still has the answers.
 */
export function fallbackErrorPage({ locale, outcome, headers, back, t }: PlainAnswer): Response {
  const errors = Object.values(outcome.errors ?? {}).map((text) => `<li>${escapeHtml(text)}</li>`)
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(outcome.message)}</title>
<main>
<h1>${escapeHtml(outcome.message)}</h1>
${errors.length > 0 ? `<ul>${errors.join('')}</ul>` : ''}
<p><a href="${escapeHtml(back)}">${escapeHtml(t('form.backToForm'))}</a></p>
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
