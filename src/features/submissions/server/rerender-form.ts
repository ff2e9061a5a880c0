import type { Locale } from '@/lib/i18n/locales'
import { requestInside, type InnerResponse } from '@/lib/http/inner-request'

import { findShownForm } from './find-shown-form'
import { forgetAnswers, storeFormAnswers, type HandedAnswers } from './form-flash-store'
import type { FormOrigin } from './form-origin'
import { formRenderer } from './form-renderer'

interface MadePage {
  html: string
  headers: Record<string, string>
}

const timeoutMs = 10_000

/** The policy contains the script hashes of this page. */
const storedHeaders = ['content-type', 'content-security-policy'] as const

/** By the HTTP server, into the stored page; null for a page that is made for each request. */
async function renderIntoStored(
  { href, path }: FormOrigin,
  answers: HandedAnswers,
  locale: Locale,
): Promise<InnerResponse | null> {
  const render = href === path ? formRenderer() : null
  const form = render && (await findShownForm(answers.kind, locale))
  return form && render({ ...form, page: path, state: answers })
}

/**
 * A route handler cannot render a page, so it requests the page from the HTTP server of its process; the answers stay in
 * memory and their token is valid for this render only.
 */
async function renderByNext({ href, cookie }: FormOrigin, answers: HandedAnswers): Promise<InnerResponse> {
  const token = storeFormAnswers(answers)
  const url = `${href}${href.includes('?') ? '&' : '?'}answers=${token}`
  const headers = { accept: 'text/html', ...(cookie && { cookie }) }
  return requestInside({ url, headers }, timeoutMs).finally(() => forgetAnswers(token))
}

/**
 * Renders the page of the form again with all submitted values and their errors. `null` when the page cannot be rendered.
 * See decision 020.
 */
export async function rerenderForm(
  origin: FormOrigin,
  answers: HandedAnswers,
  locale: Locale,
): Promise<MadePage | null> {
  try {
    const { status, headers, body } =
      (await renderIntoStored(origin, answers, locale)) ?? (await renderByNext(origin, answers))
    if (status !== 200) return null
    const ofPage = storedHeaders.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    )
    return { html: body.toString(), headers: Object.fromEntries(ofPage) }
  } catch {
    return null
  }
}
