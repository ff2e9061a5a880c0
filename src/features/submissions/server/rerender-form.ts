import { requestInside } from '@/lib/http/front/inner-request'

import { forgetAnswers, keepAnswers, type HandedAnswers } from './form-flash-store'

import type { FormOrigin } from './form-origin'

interface MadePage {
  html: string
  headers: Record<string, string>
}

const timeoutMs = 10_000

/** The policy contains the script hashes of this page. */
const kept = ['content-type', 'content-security-policy'] as const

/**
 * Renders the page of the form again with all submitted values and their errors. A route handler cannot render a page,
 * so it requests the page from the HTTP front of its process; the answers stay in memory and their token is valid for this render
 * only. `null` when the page cannot be rendered. See decision 020.
 */
export async function rerenderForm({ href }: FormOrigin, answers: HandedAnswers): Promise<MadePage | null> {
  const token = keepAnswers(answers)
  try {
    const query = `${href.includes('?') ? '&' : '?'}answers=${token}`
    const url = `${href}${query}`
    const { status, headers, body } = await requestInside(
      { url, headers: { accept: 'text/html' } },
      timeoutMs,
    )
    if (status !== 200) return null
    const ofPage = kept.flatMap((name) =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    )
    return { html: body.toString(), headers: Object.fromEntries(ofPage) }
  } catch {
    return null
  } finally {
    forgetAnswers(token)
  }
}
