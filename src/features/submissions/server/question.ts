import { randomBytes } from 'node:crypto'

import type { CaptchaQuestion } from '@/features/submissions/model/captcha'
import type { Locale, OfLanguages } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { FormKind } from '@/features/submissions/model/form-kinds'
import { makeSignedToken, readSignedToken } from '@/lib/http/signed-links'
import { keyedDigest } from '@/lib/values/digest'

import { captchaKey, type ProofState } from './proof-of-work'

/** Numbers as words, from 0 to the largest sum of a question; a language without them has figures. */
export const numberWords: OfLanguages<readonly string[]> = {
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien'.split(
    ' ',
  ),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen'.split(
    ' ',
  ),
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn'.split(
    ' ',
  ),
}

export const questionMinutes = 10

const toTokenSubject = (kind: FormKind, id: string) => ['perron:captcha-question', kind, id] as const

/** Two numbers from 2 to 9 derived from the id of the question, so that its token does not reveal them. */
function deriveNumbers(id: string, secret: string): [number, number] {
  const [first = 0, second = 0] = keyedDigest(captchaKey('numbers', secret), id)
  return [2 + (first % 8), 2 + (second % 8)]
}

/** A question in words for visitors without JavaScript; programs that only fill in fields cannot answer it. */
export function makeQuestion(
  { kind, locale, t }: { kind: FormKind; locale: Locale; t: Translator },
  secret: string,
  now = new Date(),
): CaptchaQuestion {
  const id = randomBytes(12).toString('base64url')
  const until = new Date(now.getTime() + questionMinutes * 60_000)
  const [first, second] = deriveNumbers(id, secret).map(
    (number) => numberWords[locale]?.[number] ?? String(number),
  )
  return {
    token: `${id}.${makeSignedToken(toTokenSubject(kind, id), until, secret)}`,
    text: t('captcha.question', { first: first ?? '', second: second ?? '' }),
  }
}

function isAnswer(answer: string, sum: number, locale: Locale): boolean {
  const normalised = answer.normalize('NFC').trim().toLowerCase()
  return normalised === String(sum) || normalised === numberWords[locale]?.[sum]
}

/** Whether the answer is right. The id is included because a wrong answer uses the question up as well. */
export type AnswerState = ProofState | { state: 'wrong'; id: string; until: Date }

/** Checks an answer; one-time use is checked elsewhere. */
export function checkAnswer(
  token: string,
  answer: string,
  { kind, locale }: { kind: FormKind; locale: Locale },
  secret: string,
  now = new Date(),
): AnswerState {
  const [, id, signed] = /^([\w-]{16})\.([\w.-]+)$/.exec(token) ?? []
  if (!id || !signed) return { state: 'wrong' }
  const until = readSignedToken(signed, toTokenSubject(kind, id), secret, now)
  if (!until) {
    const wasOurs = readSignedToken(signed, toTokenSubject(kind, id), secret, new Date(0))
    return { state: wasOurs ? 'ended' : 'wrong' }
  }
  const [first, second] = deriveNumbers(id, secret)
  return { state: isAnswer(answer, first + second, locale) ? 'right' : 'wrong', id, until }
}
