import type { Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'
import { documentTexts, wordsIn, type DocumentText } from './document-texts'
import type { TextSchema } from './text-schema'

export interface TextCopy {
  from: Locale
  to: Locale
  /** Whether existing texts are replaced too. */
  isReplacing: boolean
}

type Row = Record<string, unknown>

/** Texts to copy: those of the other language that this one lacks or has differently. */
function textsToCopy(texts: readonly DocumentText[], { from, to, isReplacing }: TextCopy): DocumentText[] {
  return texts.filter((text) => {
    const [theirs, ours] = [wordsIn(text, from), wordsIn(text, to)]
    return theirs !== '' && (ours === '' || (isReplacing && ours !== theirs))
  })
}

const child = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

/** A copy of a value with the changed text; unchanged parts are shared. */
function withValue(target: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(target)) {
    return target.map((item: unknown, index) => (String(index) === key ? withValue(item, rest, value) : item))
  }
  const row = isRecord(target) ? target : {}
  return { ...row, [key]: withValue(child(row, key), rest, value) }
}

/** A text of a document and the value it gets. */
interface ChangedText {
  /** Its place in the document: `blocks.0.heading`. */
  at: string
  value: unknown
}

/**
 * The fields to save in a language, so that a document contains the changed texts. Top-level fields without any of them
 * are left out; lists of blocks are complete, as Payload saves them.
 *
 * @param ownTexts the document in that language
 */
export function changedFields(ownTexts: object, texts: readonly ChangedText[]): Row {
  let data: Row = { ...(ownTexts as Row) }
  for (const { at, value } of texts) data = withValue(data, at.split('.'), value) as Row
  const changed = new Set(texts.map(({ at }) => at.split('.')[0]))
  return Object.fromEntries(Object.entries(data).filter(([name]) => changed.has(name)))
}

/**
 * The fields to save in the target language, so that a document contains the copied texts; see `changedFields`.
 *
 * @param all the document in all languages
 * @param ownTexts the document in the target language
 */
export function copiedFields(
  schema: TextSchema,
  all: object,
  ownTexts: object,
  copy: TextCopy,
): { data: Row; count: number } {
  const texts = textsToCopy(documentTexts(schema, all), copy)
  const changes = texts.map(({ at, values }) => ({ at, value: values[copy.from] }))
  return { data: changedFields(ownTexts, changes), count: texts.length }
}
