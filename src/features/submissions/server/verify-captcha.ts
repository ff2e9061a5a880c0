import type { Payload } from 'payload'

import { env } from '@/lib/env'
import type { ControlName } from '@/features/submissions/model/form-model'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { keyedDigest } from '@/lib/values/digest'
import { isCaptchaProvider, type CaptchaProvider } from '@/features/submissions/model/captcha'

import { verifyWithProvider } from './verify-with-provider'
import { captchaKey, checkProof } from './proof-of-work'
import type { CaptchaRefused, CaptchaVerdict } from './captcha-verdict'
import { checkAnswer, makeQuestion } from './question'
import { releaseToken, claimTokenOnce } from './claim-token-once'

interface ForeignCaptcha {
  provider: CaptchaProvider
  secretKey: string
}

/** The provider chosen by the agency, or null for the built-in captcha. */
async function readForeignCaptcha(payload: Payload): Promise<ForeignCaptcha | null> {
  const { captcha } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { captcha: true },
    // Only administrators may read the secret; here it is sent only to its provider.
    overrideAccess: true,
  })
  const { provider, siteKey, secretKey } = captcha ?? {}
  return isCaptchaProvider(provider) && siteKey && secretKey ? { provider, secretKey } : null
}

export interface CaptchaAttempt {
  payload: Payload
  controls: Partial<Record<ControlName, string>>
  locale: Locale
  kind: FormKind
}

/** A valid proof: its one-time key and expiry. Or the reason for a refusal. */
type Proof = { key: string; until: Date; isFallback: boolean } | CaptchaRefused['reason']

/** Minutes a provider's token is stored; no provider keeps tokens valid for longer. */
const tokenMinutes = 10

/** For tests, which run their own provider. */
interface Surroundings {
  providerUrl?: string
}

async function proveByAnswer(attempt: CaptchaAttempt, isFallback: boolean): Promise<Proof> {
  const { question = '', questionAnswer = '' } = attempt.controls
  const answer = checkAnswer(question, questionAnswer, attempt, env.payloadSecret)
  if (!('id' in answer)) return answer.state
  const key = `question:${answer.id}`
  if (answer.state === 'right') return { key, until: answer.until, isFallback }
  // Only sixteen sums exist: a second guess gets a new question.
  await claimTokenOnce(attempt.payload, key, answer.until)
  return 'wrong'
}

async function proveByWork({ controls, kind }: CaptchaAttempt, isFallback: boolean): Promise<Proof> {
  const proof = await checkProof(controls.captcha ?? '', kind, env.payloadSecret)
  return 'id' in proof ? { key: `proof:${proof.id}`, until: proof.until, isFallback } : proof.state
}

async function proveByProvider(
  token: string,
  foreign: ForeignCaptcha,
  { providerUrl: url }: Surroundings,
): Promise<Proof> {
  const hostnames = [new URL(env.serverUrl).hostname]
  const answer = await verifyWithProvider({ ...foreign, token, hostnames, ...(url && { url }) })
  if (answer !== 'right') return answer
  const key = keyedDigest(captchaKey('token', env.payloadSecret), token).toString('base64url')
  return { key: `token:${key}`, until: new Date(Date.now() + tokenMinutes * 60_000), isFallback: false }
}

async function prove(attempt: CaptchaAttempt, surroundings: Surroundings): Promise<Proof> {
  const { captcha, question, questionAnswer, website2 } = attempt.controls
  const foreign = await readForeignCaptcha(attempt.payload)
  const isFallback = foreign !== null
  if (question && questionAnswer?.trim()) return proveByAnswer(attempt, isFallback)
  // A program filled in the honeypot, or autofill did: a person can still answer the question.
  const proof = website2 ? undefined : captcha
  if (!proof) return question ? 'empty' : 'required'
  const [, provider, token] = /^(turnstile|hcaptcha|recaptcha):([\w.-]{1,8000})$/.exec(proof) ?? []
  if (!provider || !token) return proveByWork(attempt, isFallback)
  return foreign?.provider === provider ? proveByProvider(token, foreign, surroundings) : 'wrong'
}

async function refuse(
  { kind, locale }: CaptchaAttempt,
  reason: CaptchaRefused['reason'],
): Promise<CaptchaRefused> {
  const t = await getTranslator(locale, intlLocales[locale])
  const question = makeQuestion({ kind, locale, t }, env.payloadSecret)
  return { ok: false, reason, message: t(`captcha.${reason}`), question }
}

/**
 * Verifies that a person sent the submission and uses the proof up. Call after the fields are valid and after a repeat
 * was recognised by its key, because its proof is already used.
 */
export async function verifyCaptcha(
  attempt: CaptchaAttempt,
  surroundings: Surroundings = {},
): Promise<CaptchaVerdict> {
  const proof = await prove(attempt, surroundings)
  if (typeof proof === 'string') return refuse(attempt, proof)
  const { key, until, isFallback } = proof
  if (!(await claimTokenOnce(attempt.payload, key, until))) return refuse(attempt, 'wrong')
  return { ok: true, isFallback, release: () => releaseToken(attempt.payload, key) }
}
