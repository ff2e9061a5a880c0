import { env } from '@/lib/env'
import { fetchText } from '@/lib/http/fetch-text'

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
 * so the process requests the page from itself; the answers stay in memory and their token is valid for this render
 * only. `null` when the page cannot be rendered. See decision 020.
 */
export async function rerenderForm({ href }: FormOrigin, answers: HandedAnswers): Promise<MadePage | null> {
  const token = keepAnswers(answers)
  try {
    const query = `${href.includes('?') ? '&' : '?'}answers=${token}`
    const response = await fetchText(`${env.ownOrigin}${href}${query}`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      cache: 'no-store',
      timeoutMs,
    })
    if (response.status !== 200) return null
    const headers = kept.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    return { html: response.text, headers: Object.fromEntries(headers) }
  } catch {
    return null
  } finally {
    forgetAnswers(token)
  }
}
