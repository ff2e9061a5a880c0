import { env } from '@/lib/env'
import { forgetAnswers, keepAnswers, type HandedAnswers } from '@/lib/forms-handoff/handoff'

import type { FormPage } from './page-of-form'

interface MadePage {
  html: string
  headers: Record<string, string>
}

const timeoutMs = 10_000

/** The policy holds what allows this very page its scripts. */
const kept = ['content-type', 'content-security-policy'] as const

/**
 * The page the form stood on, made anew with everything that was typed, and what was wrong beside it. A route cannot draw
 * a page of the site, so the process asks itself for it; the answers stay in its memory, and the token that leads to
 * them ends with the page. `null` when the page cannot be had. See decision 020.
 */
export async function pageAgain({ address }: FormPage, answers: HandedAnswers): Promise<MadePage | null> {
  const token = keepAnswers(answers)
  try {
    const query = `${address.includes('?') ? '&' : '?'}answers=${token}`
    const response = await fetch(`${env.ownOrigin}${address}${query}`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status !== 200) return null
    const headers = kept.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    })
    return { html: await response.text(), headers: Object.fromEntries(headers) }
  } catch {
    return null
  } finally {
    forgetAnswers(token)
  }
}
