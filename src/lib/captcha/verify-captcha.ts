import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'

import { env } from '@/lib/env'
import type { ControlName } from '@/lib/forms/form-model'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import type { FormKind } from '@/lib/leads/form-kinds'

import { askProvider } from './ask-provider'
import { captchaKey } from './captcha-secret'
import type { CaptchaRefused, CaptchaVerdict } from './captcha-verdict'
import { checkProof } from './proof-of-work'
import { checkAnswer, makeQuestion } from './question'
import { readForeignCaptcha, type ForeignCaptcha } from './read-captcha'
import { releaseToken, spendToken } from './spend-token'

export interface CaptchaAttempt {
  payload: Payload
  controls: Partial<Record<ControlName, string>>
  locale: Locale
  kind: FormKind
}

/** A proof that is right: what must not work a second time, and until when. Or why it is none. */
type Proof = { key: string; until: Date; isFallback: boolean } | CaptchaRefused['reason']

/** How long a provider's token is remembered; none of them lets it live longer. */
const tokenMinutes = 10

/** For tests, which have a provider of their own. */
interface Surroundings {
  providerAddress?: string
}

async function proveByAnswer(attempt: CaptchaAttempt, isFallback: boolean): Promise<Proof> {
  const { question = '', questionAnswer = '' } = attempt.controls
  const answer = checkAnswer(question, questionAnswer, attempt, env.payloadSecret)
  if (!('id' in answer)) return answer.state
  const key = `question:${answer.id}`
  if (answer.state === 'right') return { key, until: answer.until, isFallback }
  // Only sixteen sums are possible: a second guess gets another question.
  await spendToken(attempt.payload, key, answer.until)
  return 'wrong'
}

async function proveByWork({ controls, kind }: CaptchaAttempt, isFallback: boolean): Promise<Proof> {
  const proof = await checkProof(controls.captcha ?? '', kind, env.payloadSecret)
  return 'id' in proof ? { key: `proof:${proof.id}`, until: proof.until, isFallback } : proof.state
}

async function proveByProvider(
  token: string,
  foreign: ForeignCaptcha,
  { providerAddress: address }: Surroundings,
): Promise<Proof> {
  const hostnames = [new URL(env.serverUrl).hostname]
  const answer = await askProvider({ ...foreign, token, hostnames, ...(address && { address }) })
  if (answer !== 'right') return answer
  const key = createHmac('sha256', captchaKey('token', env.payloadSecret)).update(token).digest('base64url')
  return { key: `token:${key}`, until: new Date(Date.now() + tokenMinutes * 60_000), isFallback: false }
}

async function prove(attempt: CaptchaAttempt, surroundings: Surroundings): Promise<Proof> {
  const { captcha, question, questionAnswer, website2 } = attempt.controls
  const foreign = await readForeignCaptcha(attempt.payload)
  const isFallback = foreign !== null
  if (question && questionAnswer?.trim()) return proveByAnswer(attempt, isFallback)
  // A program filled in what nobody sees, or the browser's memory did: a person can still answer the question.
  const proof = website2 ? undefined : captcha
  if (!proof) return question ? 'empty' : 'asked'
  const [, provider, token] = /^(turnstile|hcaptcha|recaptcha):([\w.-]{1,8000})$/.exec(proof) ?? []
  if (!provider || !token) return proveByWork(attempt, isFallback)
  return foreign?.provider === provider ? proveByProvider(token, foreign, surroundings) : 'wrong'
}

async function refuse(
  { kind, locale }: CaptchaAttempt,
  reason: CaptchaRefused['reason'],
): Promise<CaptchaRefused> {
  const t = await getTranslator(locale)
  const question = makeQuestion({ kind, locale, t }, env.payloadSecret)
  return { ok: false, reason, message: t(`captcha.${reason}`), question }
}

/**
 * Says whether a person sent this, and uses the proof up. Ask when the fields are right and after a repeated submission
 * was recognised by its key, because its proof is used already.
 */
export async function verifyCaptcha(
  attempt: CaptchaAttempt,
  surroundings: Surroundings = {},
): Promise<CaptchaVerdict> {
  const proof = await prove(attempt, surroundings)
  if (typeof proof === 'string') return refuse(attempt, proof)
  const { key, until, isFallback } = proof
  if (!(await spendToken(attempt.payload, key, until))) return refuse(attempt, 'wrong')
  return { ok: true, isFallback, release: () => releaseToken(attempt.payload, key) }
}
