import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

import type { FormKind } from '@/features/submissions/model/form-kinds'

/** A proof that expires sooner than this is not used. */
const slackMs = 60_000
const maxSolvingMs = 60_000

export interface Proof {
  /** Value of the control `captcha`. */
  value: string
  /** Expiry. */
  until: number
}

/** A form may be open all day, so an old proof is replaced by a new one. */
export const isFresh = (proof: Proof | null): proof is Proof => (proof?.until ?? 0) > Date.now() + slackMs

/**
 * Fetches a challenge and solves it asynchronously (`crypto.subtle`), so that typing is not interrupted.
 *
 * @returns null where it is not possible: no connection, an old browser, a page without https
 */
export async function makeProof(kind: FormKind): Promise<Proof | null> {
  try {
    const response = await fetch(`/forms-challenge/?kind=${kind}`, { cache: 'no-store' })
    if (!response.ok || !globalThis.crypto?.subtle) return null
    // The format of our own server, which checks it again.
    const challenge = (await response.json()) as Challenge
    const solution = await solveChallenge({ challenge, deriveKey, timeout: maxSolvingMs })
    if (!solution) return null
    const until = (challenge.parameters.expiresAt ?? 0) * 1000
    return { value: btoa(JSON.stringify({ challenge, solution })), until }
  } catch {
    return null
  }
}
