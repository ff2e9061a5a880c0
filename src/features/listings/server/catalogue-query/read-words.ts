import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { toMatch, type WordMatches } from '@/features/listings/model/words/word-matches'
import type { WordRow } from '@/features/listings/model/words/word-rows'
import type { Locale } from '@/lib/i18n/locales'

type Model = NonNullable<Payload['db']['collections'][string]>

/** The collection of words on MongoDB. */
export function wordModelOf({ db }: Payload): Model {
  const model = db.collections.wordRows
  if (!model) throw new Error('MongoDB has no collection of words.')
  return model
}

/** Steps from word to word in the index, instead of reading all rows, of which a common word has thousands. */
const distinctWords = (locale: Locale) => sql`
  with recursive words (word) as (
    select min(word) from word_rows where locale = ${locale}
    union all
    select (select min(word) from word_rows where locale = ${locale} and word_rows.word > words.word)
    from words where words.word is not null)
  select json_group_array(word) as words from words where word is not null`

/** The different words that properties have in one language. */
export async function readDistinctWords(payload: Payload, locale: Locale): Promise<string[]> {
  if (payload.db.name === 'mongoose')
    return wordModelOf(payload).distinct('word', { locale } as never) as unknown as Promise<string[]>
  const [row] = await payload.db.drizzle.all<{ words: string }>(distinctWords(locale))
  // The text comes from this query.
  return JSON.parse(row?.words ?? '[]') as string[]
}

/** The properties that have a word in a language. */
export async function readWordMatches(payload: Payload, locale: Locale, word: string): Promise<WordMatches> {
  if (payload.db.name === 'mongoose') {
    const filter = { locale, word }
    const rows = await wordModelOf(payload)
      .find(filter as never, { _id: 0, ref: 1, weight: 1 })
      .lean()
    const wordRows = rows as unknown as Pick<WordRow, 'ref' | 'weight'>[]
    return Uint32Array.from(wordRows, ({ ref, weight }) => toMatch(ref, weight)).sort()
  }
  const [row] = await payload.db.drizzle.all<{ matches: string }>(
    sql`select json_group_array(ref * 4 + weight) as matches from word_rows where locale = ${locale} and word = ${word}`,
  )
  // The text comes from this query.
  return Uint32Array.from(JSON.parse(row?.matches ?? '[]') as number[]).sort()
}

/** The words of one property in each language. */
export async function readWordsOf(
  payload: Payload,
  id: string,
): Promise<Partial<Record<Locale, ReadonlySet<string>>>> {
  const { docs } = await payload.db.find<WordRow>({
    collection: 'wordRows',
    // The ids of its words begin with that of the property; a semicolon follows the colon.
    where: { and: [{ id: { greater_than: `${id}:` } }, { id: { less_than: `${id};` } }] },
    limit: 0,
    pagination: false,
  })
  const words: Partial<Record<Locale, Set<string>>> = {}
  for (const { locale, word } of docs) words[locale] = (words[locale] ?? new Set()).add(word)
  return words
}
