import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { askCounted } from '@/features/writing-help/server/api'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'

import {
  askInTurn,
  askService,
  inRequests,
  ServiceError,
  type Answers,
  type Languages,
} from './machine-service'

/** Texts in one question to the language model. */
const maxTexts = 10

const answerShape = z.array(z.string())

const nameOf = (language: Locale): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

const rules = (count: number, { from, to }: Languages): string =>
  [
    `Translate texts of a Belgian estate agency from ${nameOf(from)} into ${nameOf(to)}.`,
    `You get a JSON array of ${count} strings of XML. Answer with a JSON array of ${count} strings alone, in the same order.`,
    'Keep every tag with its id. Never change or leave out what is inside <code>.',
    'Change no number and no name, and add nothing.',
  ].join(' ')

/** The array in an answer, which models like to put between marks of code. */
function readAnswer(text: string, count: number): string[] {
  const begin = text.indexOf('[')
  const end = text.lastIndexOf(']')
  try {
    const texts = answerShape.safeParse(JSON.parse(text.slice(begin, end + 1))).data
    if (texts?.length === count) return texts
  } catch {
    // Not JSON: the error below says so.
  }
  throw new ServiceError('answer', 'no translations in the answer')
}

/**
 * The content of a `code` element is not read from the answer: the model does not get e-mail addresses and telephone
 * numbers.
 */
const withoutContacts = (markup: string): string =>
  markup.replaceAll(/(<code id="k\d+">)([^<]*)(?=<\/code>)/g, (element, tag: string, content: string) =>
    /@|^[+0][\d ./()-]+$/.test(content) ? tag : element,
  )

const askLanguageModel = (req: PayloadRequest, markup: readonly string[], languages: Languages) =>
  askInTurn(inRequests(markup.map(withoutContacts), maxTexts), async (texts) => {
    const answer = await askCounted(req, {
      kind: 'translate',
      messages: [
        { role: 'system', content: rules(texts.length, languages) },
        { role: 'user', content: JSON.stringify(texts) },
      ],
    })
    return readAnswer(answer, texts.length)
  })

/**
 * Translates texts with the service of the environment.
 *
 * @param markup texts that `toServiceText` wrote
 * @returns with the error that ended it: a ServiceError, or an APIError of the language model
 */
export async function askForTranslations(
  req: PayloadRequest,
  markup: readonly string[],
  languages: Languages,
): Promise<Answers> {
  const settings = env.translationService
  if (!settings) return { texts: [], error: new ServiceError('none', 'TRANSLATION_SERVICE is not set') }
  const { service } = settings
  return service === 'ai'
    ? askLanguageModel(req, markup, languages)
    : askService({ ...settings, service }, markup, languages)
}
