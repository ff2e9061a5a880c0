import { randomUUID } from 'node:crypto'

import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { getTranslator, type Translator } from '@/lib/i18n/translator'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { escapeHtml } from '@/lib/values/text'

import type { HandedAnswers } from './form-flash-store'
import type { Refused } from './outcome'
import { rerenderForm } from './rerender-form'
import type { SentValues } from './read-submission'
import type { Controls } from './control-fields'
import type { Submitted } from './submit-form'

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
function fallbackErrorPage({ locale, outcome, headers, back, t }: PlainAnswer): Response {
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

const wantsJson = (headers: Headers): boolean => {
  const accept = headers.get('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html')
}

const headersOf = (refusal: Refused): Record<string, string> => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  ...(refusal.retryAfter && { 'retry-after': String(refusal.retryAfter) }),
})

function jsonAnswer({ outcome }: Submitted): Response {
  if (outcome.ok)
    return Response.json({ next: outcome.next }, { status: 201, headers: { 'cache-control': 'no-store' } })
  const { status, message, errors = {}, captcha } = outcome
  return Response.json(
    { message, errors, ...(captcha && { captcha }) },
    { status, headers: headersOf(outcome) },
  )
}

/** Text values only: a file cannot be returned to a form. */
const textValues = (values: SentValues): HandedAnswers['values'] =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string | string[]][] => {
      if (typeof value === 'string') return [[name, value]]
      return Array.isArray(value) ? [[name, value.filter((each) => typeof each === 'string')]] : []
    }),
  )

const handed = (kind: FormKind, values: SentValues, controls: Controls, refusal: Refused): HandedAnswers => ({
  kind,
  values: { ...textValues(values), ...(controls.consent && { consent: controls.consent }) },
  errors: refusal.errors ?? {},
  message: refusal.message,
  // A cached page has no key; its submission is identified by answers and day. From here on each request has its own key.
  key: controls.key ?? randomUUID(),
  ...(refusal.captcha && { question: refusal.captcha.question }),
})

/** Headers of responses that are no page; a rendered page has its own. */
const noPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

async function makeAnswer(
  request: Request,
  submitted: Submitted,
  { locale, kind }: { locale: Locale; kind: FormKind },
): Promise<Response> {
  const { outcome, values, controls, page } = submitted
  if (wantsJson(request.headers)) return jsonAnswer(submitted)
  if (outcome.ok)
    return new Response(null, {
      status: 303,
      headers: { location: outcome.next, 'cache-control': 'no-store' },
    })
  const headers = headersOf(outcome)
  const again = page && (await rerenderForm(page, handed(kind, values, controls, outcome), locale))
  if (again)
    return new Response(again.html, { status: outcome.status, headers: { ...again.headers, ...headers } })
  const t = await getTranslator(locale, intlLocales[locale])
  return fallbackErrorPage({ locale, outcome, headers, back: page?.href ?? `/${locale}/`, t })
}

/** Responds to a script with JSON and to a plain form with a page: the thank-you page, or the same page with errors. */
export async function respondToForm(
  request: Request,
  submitted: Submitted,
  form: { locale: Locale; kind: FormKind },
): Promise<Response> {
  const answer = await makeAnswer(request, submitted, form)
  if (!answer.headers.has('content-security-policy'))
    answer.headers.set('content-security-policy', noPagePolicy)
  return answer
}
