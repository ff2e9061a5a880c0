import { randomUUID } from 'node:crypto'

import type { HandedAnswers } from '@/lib/forms-handoff/handoff'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { FormKind } from '@/lib/leads/form-kinds'

import type { Refused } from './outcome'
import { pageAgain } from './page-again'
import { plainAnswer } from './plain-answer'
import type { SentValues } from './read-submission'
import type { Controls } from './split-controls'
import type { Submitted } from './submit-form'

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

/** Texts alone: a file cannot be given back to a form. */
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
  // A kept page has none, so what it sends is known by its answers and the day. From here on each request has its own.
  key: controls.key ?? randomUUID(),
  ...(refusal.captcha && { question: refusal.captcha.question }),
})

/** For answers that are no page; a page that is passed on brings its own. */
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
  const again = page && (await pageAgain(page, handed(kind, values, controls, outcome)))
  if (again)
    return new Response(again.html, { status: outcome.status, headers: { ...again.headers, ...headers } })
  const t = await getTranslator(locale)
  return plainAnswer({ locale, outcome, headers, back: page?.address ?? `/${locale}/`, t })
}

/** Tells a script in JSON, and a plain form with a page: the one that says thank you, or the same one again. */
export async function answerForm(
  request: Request,
  submitted: Submitted,
  form: { locale: Locale; kind: FormKind },
): Promise<Response> {
  const answer = await makeAnswer(request, submitted, form)
  if (!answer.headers.has('content-security-policy'))
    answer.headers.set('content-security-policy', noPagePolicy)
  return answer
}
