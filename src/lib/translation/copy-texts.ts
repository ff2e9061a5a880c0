import type { Locale } from '../i18n/locales'
import { documentTexts, wordsIn, type DocumentText } from './document-texts'
import type { TextSchema } from './text-schema'

export interface TextCopy {
  from: Locale
  to: Locale
  /** Whether texts that exist are replaced too. */
  isReplacing: boolean
}

type Row = Record<string, unknown>

/** Texts the copy would write: those the other language has and this one has not, or has differently. */
function textsToCopy(texts: readonly DocumentText[], { from, to, isReplacing }: TextCopy): DocumentText[] {
  return texts.filter((text) => {
    const [theirs, ours] = [wordsIn(text, from), wordsIn(text, to)]
    return theirs !== '' && (ours === '' || (isReplacing && ours !== theirs))
  })
}

const child = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Row)[key] : undefined

/** A copy of a value in which only what leads to the changed place is new. */
function withValue(target: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(target)) {
    return target.map((item: unknown, index) => (String(index) === key ? withValue(item, rest, value) : item))
  }
  const row = typeof target === 'object' && target !== null ? (target as Row) : {}
  return { ...row, [key]: withValue(child(row, key), rest, value) }
}

/**
 * The fields to save, in the language copied to, so that a document holds the copied texts. Fields of the first level
 * without any copied text are left out; lists of blocks are whole, as Payload saves them.
 *
 * @param all the document in all languages
 * @param own the document as it is in the language copied to
 */
export function copiedFields(
  schema: TextSchema,
  all: object,
  own: object,
  copy: TextCopy,
): { data: Row; count: number } {
  const texts = textsToCopy(documentTexts(schema, all), copy)
  let data: Row = { ...(own as Row) }
  for (const text of texts) data = withValue(data, text.at.split('.'), text.values[copy.from]) as Row
  const changed = new Set(texts.map(({ at }) => at.split('.')[0]))
  return {
    data: Object.fromEntries(Object.entries(data).filter(([name]) => changed.has(name))),
    count: texts.length,
  }
}
