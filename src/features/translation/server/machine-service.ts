import { z } from 'zod'

import type { Locale } from '@/lib/i18n/locales'
import { anyIp, isSuccess, parseJson, sendRequest, type HttpAnswer } from '@/lib/http/http-client'
import { formatError } from '@/lib/values/format-error'

/** Which service translates, from the environment. */
export interface ServiceSettings {
  service: 'deepl' | 'libretranslate'
  /** Origin of the service. */
  url: string
  key: string | undefined
}

/** Why a service gave no translations; `answer` is one that cannot be understood. */
export type ServiceFault = 'none' | 'key' | 'quota' | 'busy' | 'unreachable' | 'answer'

export class ServiceError extends Error {
  constructor(
    readonly fault: ServiceFault,
    /** For the log; holds neither key nor texts. */
    detail: string,
  ) {
    super(detail)
  }
}

export interface Languages {
  from: Locale
  to: Locale
}

/** What a service gave. */
export interface Answers {
  /** Translations of the first texts, in the same order. */
  texts: string[]
  /** Why there are no further ones; null when all were translated. */
  error: unknown
}

/** What differs between the services. */
interface Adapter {
  path: string
  /** Texts in one request. */
  maxTexts: number
  headers: (key: string | undefined) => Record<string, string>
  body: (texts: readonly string[], languages: Languages, key: string | undefined) => object
  /** The translations in an answer; null when it has none. */
  read: (answer: unknown) => string[] | null
}

const deeplAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) })
const libreAnswer = z.object({ translatedText: z.array(z.string()) })

/** DeepL's codes that are not those of the site; a translation into English is British, as on the site. */
const deeplTargets: Readonly<Record<string, string>> = { en: 'EN-GB' }

const adapters: Record<ServiceSettings['service'], Adapter> = {
  // https://developers.deepl.com/docs/translate/translating-xml, 50 texts and 128 KiB a request.
  deepl: {
    path: '/v2/translate',
    maxTexts: 50,
    headers: (key): Record<string, string> => (key ? { authorization: `DeepL-Auth-Key ${key}` } : {}),
    body: (text, { from, to }) => ({
      text,
      source_lang: from.toUpperCase(),
      target_lang: deeplTargets[to] ?? to.toUpperCase(),
      tag_handling: 'xml',
      tag_handling_version: 'v2',
      ignore_tags: ['code'],
    }),
    read: (answer) => deeplAnswer.safeParse(answer).data?.translations.map(({ text }) => text) ?? null,
  },
  // https://docs.libretranslate.com; as HTML it leaves `code` as it is.
  libretranslate: {
    path: '/translate',
    maxTexts: 20,
    headers: () => ({}),
    body: (q, { from, to }, key) => ({
      q,
      source: from,
      target: to,
      format: 'html',
      ...(key && { api_key: key }),
    }),
    read: (answer) => libreAnswer.safeParse(answer).data?.translatedText ?? null,
  },
}

const timeoutMs = 30_000
const maxBytes = 8_000_000
const maxCharacters = 40_000

/** Texts in groups that fit into one request. */
export function inRequests(texts: readonly string[], maxTexts: number): string[][] {
  const groups: string[][] = []
  let length = 0
  for (const text of texts) {
    const last = groups.at(-1)
    length += text.length
    if (last && last.length < maxTexts && length <= maxCharacters) last.push(text)
    else {
      groups.push([text])
      length = text.length
    }
  }
  return groups
}

function faultOf(status: number): ServiceFault {
  if (status === 401 || status === 403) return 'key'
  if (status === 456) return 'quota'
  return status === 429 || status >= 500 ? 'busy' : 'answer'
}

/** Asks for one group after the other. What came before an error is kept: it is paid for. */
export async function askInTurn(
  groups: readonly string[][],
  ask: (texts: readonly string[]) => Promise<string[]>,
): Promise<Answers> {
  const translated: string[] = []
  for (const texts of groups)
    try {
      translated.push(...(await ask(texts)))
    } catch (error) {
      return { texts: translated, error }
    }
  return { texts: translated, error: null }
}

async function send(url: string, headers: Record<string, string>, body: object): Promise<HttpAnswer> {
  try {
    return await sendRequest({ url, headers, body, maxBytes, timeoutMs, isAllowed: anyIp })
  } catch (error) {
    throw new ServiceError('unreachable', formatError(error))
  }
}

/**
 * Translates texts with a service.
 *
 * @param markup texts that `toServiceText` wrote
 */
export function askService(
  settings: ServiceSettings,
  markup: readonly string[],
  languages: Languages,
): Promise<Answers> {
  const adapter = adapters[settings.service]
  return askInTurn(inRequests(markup, adapter.maxTexts), async (texts) => {
    const { status, content } = await send(
      `${settings.url}${adapter.path}`,
      adapter.headers(settings.key),
      adapter.body(texts, languages, settings.key),
    )
    if (!isSuccess(status)) throw new ServiceError(faultOf(status), `status ${status}`)
    const answers = adapter.read(parseJson(content))
    if (answers?.length !== texts.length) throw new ServiceError('answer', 'no translations in the answer')
    return answers
  })
}
