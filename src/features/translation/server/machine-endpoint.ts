import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { glossaryFor } from '@/features/translation/model/glossary'
import { findMarkProblem, readMarked } from '@/features/translation/model/marked-text'
import { fromServiceText, toServiceText } from '@/features/translation/model/service-markup'
import { valueOfSegments } from '@/features/translation/model/text-pairs'
import { locales } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'
import { studioMessage } from '@/lib/payload/studio-message'

import { askForTranslations } from './ask-for-translations'
import { ServiceError } from './machine-service'
import { readSheet, readSheetTexts, type StoredText } from './read-sheet'
import { saveTexts } from './save-texts'
import { refuseSource } from './sheet-endpoints'
import { refuseOtherLanguage, writingEndpoint, type TranslationRequest } from './translation-request'

const shape = z.object({
  language: z.enum(locales),
  /** Null: all missing texts are filled and saved. */
  path: z.string().max(500).nullable(),
})

type MachineRequest = TranslationRequest<z.infer<typeof shape>>

async function readGlossary({ req, body, document }: MachineRequest) {
  const { words } = await req.payload.findGlobal({
    slug: 'glossary',
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  })
  return glossaryFor(words, document.source, body.language)
}

/** The service trims texts; the spaces around each are those of the source. */
const asSpaced = (source: string, translation: string): string => {
  const [, before = '', after = ''] = /^(\s*)[^]*?(\s*)$/.exec(source) ?? []
  return `${before}${translation.trim()}${after}`
}

/** The service may lose marks, placeholders and words of the glossary; such an answer is no translation. */
function isWhole(source: string, translation: string): boolean {
  const numbers = [...source.matchAll(/<(\d+)\/?>/g)].map(([, number]) => number ?? '')
  return translation.trim() !== '' && findMarkProblem(translation, numbers, numbers) === null
}

/** In the user's language why the service gave no translation. */
function asApiError(req: PayloadRequest, error: unknown): APIError {
  if (error instanceof APIError) return error
  if (!(error instanceof ServiceError)) throw error
  req.payload.logger.warn({ msg: `The translation service gave no translation: ${error.message}` })
  return new APIError(studioMessage(req, `translation.machine.faults.${error.fault}`), 424)
}

interface Translated {
  /** By path the translations of its segments; a text is left out when one of them lost a mark or placeholder. */
  segments: ReadonlyMap<string, string[]>
  /** Texts that the service gave no answer for. */
  waiting: number
  /** Why. */
  error: APIError | null
}

async function translate(request: MachineRequest, texts: readonly StoredText[]): Promise<Translated> {
  const { req, body, document } = request
  const readable = texts.filter(({ segments }) => segments.every(({ source }) => readMarked(source) !== null))
  const glossary = await readGlossary(request)
  const sources = readable.flatMap(({ segments }) => segments.map(({ source }) => source))
  const sent = sources.map((source) => toServiceText(source, glossary))
  const languages = { from: document.source, to: body.language }
  const markup = sent.map((text) => text.markup)
  const answers = await askForTranslations(req, markup, languages)
  const read = sources.map((source, index) => {
    const text = sent[index] && fromServiceText(answers.texts[index] ?? '', sent[index])
    return text && isWhole(source, text) ? asSpaced(source, text) : null
  })
  let end = 0
  const byPath = readable.flatMap(({ path, segments }): [string, string[] | null][] => {
    end += segments.length
    if (end > answers.texts.length) return []
    const ownTexts = read.slice(end - segments.length, end).filter((each) => each !== null)
    return [[path, ownTexts.length === segments.length ? ownTexts : null]]
  })
  return {
    segments: new Map(byPath.flatMap(([path, ownTexts]) => (ownTexts ? [[path, ownTexts]] : []))),
    waiting: readable.length - byPath.length,
    error: answers.error === null ? null : asApiError(req, answers.error),
  }
}

/** Fills what is still missing when the service has answered; an editor may have written some of it meanwhile. */
async function fillMissing(
  request: MachineRequest,
  translated: ReadonlyMap<string, string[]>,
  wanted: StoredText[],
) {
  const { body, document } = request
  const basis = new Map(wanted.map((text) => [text.path, text.basis]))
  const changes = (await readSheetTexts(request, body.language)).flatMap((text) => {
    const segments = translated.get(text.path)
    if (!segments || text.basis !== basis.get(text.path)) return []
    const { at, values } = text
    return { at, value: valueOfSegments(values[document.source], values[body.language], segments) }
  })
  if (changes.length > 0) await saveTexts(request, body.language, changes, { isCopiedTranslation: true })
  return changes.length
}

async function translateByMachine(request: MachineRequest): Promise<object> {
  const { req, body } = request
  refuseSource(request, body.language)
  refuseOtherLanguage(req, body.language)
  const { mayWrite } = await readSheet(request, body.language)
  if (!mayWrite) throw new APIError(studioMessage(req, 'translation.sheet.readOnly'), 403)
  const texts = await readSheetTexts(request, body.language)
  const wanted = texts.filter(({ path, state }) =>
    body.path === null ? state === 'missing' : path === body.path,
  )
  const { segments, waiting, error } = await translate(request, wanted)
  if (error && segments.size === 0) throw error
  if (body.path !== null) {
    const ofPath = segments.get(body.path)
    if (!ofPath) throw error ?? new APIError(studioMessage(req, 'translation.machine.faults.lost'), 424)
    return { segments: ofPath }
  }
  const count = await fillMissing(request, segments, wanted)
  return {
    count,
    left: wanted.length - count - waiting,
    waiting,
    problem: error?.message ?? null,
    sheet: await readSheet(request, body.language),
  }
}

/**
 * `POST …/translation/machine`: a translation by the service. Of one text it is only proposed; the missing texts of a
 * language are saved as a draft and noted as to review. Nothing is published.
 */
export const machineEndpoint = writingEndpoint('/:id/translation/machine', shape, translateByMachine)
