import type { CaptchaSetting } from '@/lib/forms/captcha'
import type { Locale } from '@/lib/i18n/locales'
import type { FormKind } from '@/lib/leads/form-kinds'

import { isFresh, makeProof, type Proof } from './own-proof'
import { askWidget } from './provider-widget'

export interface CaptchaOptions {
  kind: FormKind
  locale: Locale
  setting: CaptchaSetting
  /** An empty element before the button, where a provider draws its widget. */
  place: HTMLElement | null
  /** The provider does not answer and our own proof is made instead: time to say so (`captcha.down`). */
  onFallBack: () => void
}

export interface Captcha {
  /** At the first touch of the form: begins with our own proof, and does nothing for a provider. */
  start: () => void
  /** When the visitor sends: the value of the control `captcha`; empty where none can be made, so that the server asks. */
  take: () => Promise<string>
  /** After an answer with a part `captcha`: what was sent is worth nothing any more. */
  reset: () => void
  /** After an answer whose reason is `down`: from now on our own proof. */
  fallBack: () => void
}

/** Makes the proofs of one form in the page. Fetched with the form's other scripts, never on other pages. */
export function makeCaptcha({ kind, locale, setting, place, onFallBack }: CaptchaOptions): Captcha {
  let isOwn = setting.provider === 'own'
  let making: Promise<Proof | null> | null = null

  const begin = () => (making ??= makeProof(kind))

  async function takeOwn(): Promise<string> {
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
    if (isOwn || setting.provider === 'own' || !place) return takeOwn()
    try {
      return await askWidget({ ...setting, kind, locale, place })
    } catch {
      fallBack()
      return takeOwn()
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
