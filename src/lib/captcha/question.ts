import { createHmac, randomBytes } from 'node:crypto'

import type { CaptchaQuestion } from '@/lib/forms/captcha'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { FormKind } from '@/lib/leads/form-kinds'
import { makeSignedToken, readSignedToken } from '@/lib/signed/signed-token'

import { captchaKey } from './captcha-secret'
import { numberWords } from './number-words'
import type { ProofState } from './proof-of-work'

export const questionMinutes = 10

const subjectOf = (kind: FormKind, id: string) => ['perron:captcha-question', kind, id] as const

/** Two numbers from 2 to 9 that follow from the question's id, so that its token does not say them. */
function numbersOf(id: string, secret: string): [number, number] {
  const [first = 0, second = 0] = createHmac('sha256', captchaKey('numbers', secret)).update(id).digest()
  return [2 + (first % 8), 2 + (second % 8)]
}

/** A question for whoever has no JavaScript, in words: a program that only fills in fields cannot answer it. */
export function makeQuestion(
  { kind, locale, t }: { kind: FormKind; locale: Locale; t: Translator },
  secret: string,
  now = new Date(),
): CaptchaQuestion {
  const id = randomBytes(12).toString('base64url')
  const until = new Date(now.getTime() + questionMinutes * 60_000)
  const [first, second] = numbersOf(id, secret).map((number) => numberWords[locale][number] ?? '')
  return {
    token: `${id}.${makeSignedToken(subjectOf(kind, id), until, secret)}`,
    text: t('captcha.question', { first: first ?? '', second: second ?? '' }),
  }
}

function isAnswer(answer: string, sum: number, locale: Locale): boolean {
  const plain = answer.normalize('NFC').trim().toLowerCase()
  return plain === String(sum) || plain === numberWords[locale][sum]
}

/** The state of a question, and whether the answer is right; a wrong one must use it up as well, so its id comes too. */
export type AnswerState = ProofState | { state: 'wrong'; id: string; until: Date }

/** Checks an answer; whether the question was used before is another question. */
export function checkAnswer(
  token: string,
  answer: string,
  { kind, locale }: { kind: FormKind; locale: Locale },
  secret: string,
  now = new Date(),
): AnswerState {
  const [, id, signed] = /^([\w-]{16})\.([\w.-]+)$/.exec(token) ?? []
  if (!id || !signed) return { state: 'wrong' }
  const until = readSignedToken(signed, subjectOf(kind, id), secret, now)
  if (!until) {
    const wasOurs = readSignedToken(signed, subjectOf(kind, id), secret, new Date(0))
    return { state: wasOurs ? 'ended' : 'wrong' }
  }
  const [first, second] = numbersOf(id, secret)
  return { state: isAnswer(answer, first + second, locale) ? 'right' : 'wrong', id, until }
}
