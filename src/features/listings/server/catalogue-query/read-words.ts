import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

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
