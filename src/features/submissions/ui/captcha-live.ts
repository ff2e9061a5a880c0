import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

import type { CaptchaSetting } from '@/features/submissions/model/captcha'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/features/submissions/model/form-kinds'

import { askWidget } from './provider-widget'

/** A proof that expires sooner than this is not used. */
const slackMs = 60_000
const maxSolvingMs = 60_000

interface Proof {
  /** Value of the control `captcha`. */
  value: string
  /** Expiry. */
  until: number
}

/** A form may be open all day, so an old proof is replaced by a new one. */
const isFresh = (proof: Proof | null): proof is Proof => (proof?.until ?? 0) > Date.now() + slackMs

/**
 * Fetches a challenge and solves it asynchronously (`crypto.subtle`), so that typing is not interrupted.
 *
 * @returns null where it is not possible: no connection, an old browser, a page without https
 */
async function makeProof(kind: FormKind): Promise<Proof | null> {
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

export interface CaptchaOptions {
  kind: FormKind
  locale: Locale
  setting: CaptchaSetting
  /** An empty element before the button, in which a provider renders its widget. */
  place: HTMLElement | null
  /** Called when the provider does not respond and the built-in proof replaces it, to show a message (`captcha.down`). */
  onFallBack: () => void
}

export interface Captcha {
  /** Call at the first interaction with the form: starts the built-in proof; does nothing for a provider. */
  start: () => void
  /** Call when the visitor sends: the value of the control `captcha`; empty without a proof, and the server then asks the question. */
  take: () => Promise<string>
  /** Call after a response with a part `captcha`: the sent proof is no longer valid. */
  reset: () => void
  /** Call after a response with the reason `down`: uses the built-in proof from now on. */
  fallBack: () => void
}

/** Creates the proofs of one form in the browser. Imported with the form's other scripts, never on other pages. */
export function makeCaptcha({ kind, locale, setting, place, onFallBack }: CaptchaOptions): Captcha {
  let isOwn = setting.provider === 'own'
  let making: Promise<Proof | null> | null = null

  const begin = () => (making ??= makeProof(kind))

  async function solveOwnChallenge(): Promise<string> {
    let proof = await begin()
    if (!isFresh(proof)) {
      making = null
      proof = await begin()
    }
    return proof?.value ?? ''
  }

  function fallBack(): void {
    if (isOwn) return
    isOwn = true
    place?.replaceChildren()
    onFallBack()
    void begin()
  }

  async function take(): Promise<string> {
    if (isOwn || setting.provider === 'own' || !place) return solveOwnChallenge()
    try {
      return await askWidget({ ...setting, kind, locale, place })
    } catch {
      fallBack()
      return solveOwnChallenge()
    }
  }

  return {
    start: () => void (isOwn && begin()),
    take,
    reset: () => {
      making = isOwn ? makeProof(kind) : null
    },
    fallBack,
  }
}
