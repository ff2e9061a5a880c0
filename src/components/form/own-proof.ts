import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

import type { FormKind } from '@/lib/leads/form-kinds'

/** A proof that ends sooner than this is not sent any more. */
const slackMs = 60_000
const longestSolvingMs = 60_000

export interface Proof {
  /** Value of the control `captcha`. */
  value: string
  /** Moment until which it may be sent. */
  until: number
}

/** A form may lie open all day, so its proof is asked for again when it is too old. */
export const isFresh = (proof: Proof | null): proof is Proof => (proof?.until ?? 0) > Date.now() + slackMs

/**
 * Fetches a task and solves it. The browser does the arithmetic beside the page, so typing goes on.
 *
 * @returns null where it cannot be done: no connection, an old browser, a page without https
 */
export async function makeProof(kind: FormKind): Promise<Proof | null> {
  try {
    const response = await fetch(`/forms-challenge/?kind=${kind}`, { cache: 'no-store' })
    if (!response.ok || !globalThis.crypto?.subtle) return null
    // Our own server writes it, and checks it again.
    const challenge = (await response.json()) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey, timeout: longestSolvingMs })
    if (!solution) return null
    const until = (challenge.parameters.expiresAt ?? 0) * 1000
    return { value: btoa(JSON.stringify({ challenge, solution })), until }
  } catch {
    return null
  }
}
