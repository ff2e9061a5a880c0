import type { Payload } from 'payload'

import type { WordRow } from '@/features/listings/model/words/word-rows'
import { inChunks } from '@/lib/values/lists'

import type { Random } from './random'

/** What adverts of an agency have in one language: the different words of all, and the words of one. */
const vocabularySize = 40_000
const wordsPerText = 60
const titleWords = 4
const placeWords = 5

const propertiesAtOnce = 500

const syllables =
  'ba be bi bo bou ca che cha co da de di do fa fer fi fo ga gi gou jar la le li lon ma man mi mon na ne nou pa pe pi pui ra re ri ro sa se si sou ta te ti tou va ve vi vou'.split(
    ' ',
  )

/** Words that can be searched, from the most common to rare ones. */
export const searchedWords = ['maison', 'jardin', 'terrasse', 'villa', 'fermette', 'marnette']

/** Invented words of two to five syllables; the asked ones take ranks of their own. */
export function inventVocabulary(random: Random): string[] {
  const words = new Set<string>()
  while (words.size < vocabularySize)
    words.add(
      Array.from({ length: random.between(2, 5) }, () =>
        random.pick(
          syllables,
          syllables.map(() => 1),
        ),
      ).join(''),
    )
  const vocabulary = [...words]
  const ranks = [0, 2, 8, 60, 900, 15_000]
  searchedWords.forEach((word, at) => (vocabulary[ranks[at] ?? 0] = word))
  return vocabulary
}

/** A rank by Zipf's law, as words of a language have: the tenth is a tenth as common as the first. */
const rankOf = (random: Random): number => Math.floor(vocabularySize ** random.next()) - 1

/** The words of one property in French. */
function inventRows(random: Random, vocabulary: readonly string[], id: string, ref: number): WordRow[] {
  const words = new Map<string, number>()
  while (words.size < wordsPerText) words.set(vocabulary[rankOf(random)] ?? '', 1)
  const [first = [], second = []] = [titleWords, placeWords].map((count) =>
    [...words.keys()].slice(0, count + titleWords).slice(-count),
  )
  for (const word of second) words.set(word, 2)
  for (const word of first) words.set(word, 3)
  words.set(String(ref), 2)
  return [...words].map(([word, weight], at) => ({ id: `${id}:fr:${at}`, ref, locale: 'fr', word, weight }))
}

interface Client {
  batch: (statements: { sql: string; args: string[] }[], mode: 'write') => Promise<unknown>
  execute: (sql: string) => Promise<{ rows: unknown[][] | Record<string, unknown>[] }>
}

/** The words of the properties that have none yet. */
export async function insertWords(
  payload: Payload,
  random: Random,
  vocabulary: readonly string[],
): Promise<void> {
  // Payload's type has no adapter.
  const { client } = payload.db as unknown as { client: Client }
  const { rows } = await client.execute(
    `select property as id, ref from search_rows where is_primary = 1 and not exists (select 1 from word_rows where word_rows.ref = search_rows.ref and locale = 'fr' and word = cast(search_rows.ref as text))`,
  )
  const columns = ['id', 'ref', 'locale', 'word', 'weight']
  const values = columns.map((name) => `json_extract(value, '$.${name}')`).join(', ')
  for (const group of inChunks(rows as { id: string; ref: number }[], propertiesAtOnce)) {
    const made = group.flatMap(({ id, ref }) => inventRows(random, vocabulary, id, ref))
    const sql = `insert into word_rows (${columns.join(', ')}) select ${values} from json_each(?)`
    await client.batch([{ sql, args: [JSON.stringify(made)] }], 'write')
  }
}
