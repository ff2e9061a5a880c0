import { sql } from '@payloadcms/db-sqlite'

import {
  matchesFrom,
  noMatches,
  refOf,
  weightOf,
  type WordMatches,
} from '@/features/listings/model/words/word-matches'
import { wordWeights } from '@/features/listings/model/words/word-rows'

import type { CatalogueSearch } from './catalogue-search'
import type { Condition } from './sqlite-conditions'

/** Up to this many matches, the index of public numbers leads to them; of more, each row is looked up in one text of bytes. */
const maxListedMatches = 2000

/** A byte per public number up to this one is 4 MB; sites with larger numbers and many matches are slower. */
const maxNumberInBytes = 2 ** 22

const numbersOf = (matches: WordMatches): string => JSON.stringify(Array.from(matches, refOf))

/** The weight of the match of each public number, as bytes; null if the numbers are too large. */
function weightBytes(matches: WordMatches): Buffer | null {
  const last = refOf(matches.at(-1) ?? 0)
  if (last > maxNumberInBytes) return null
  const bytes = Buffer.alloc(last + 1)
  for (const match of matches) bytes[refOf(match) - 1] = weightOf(match)
  return bytes
}

/** The property has the words of the search. */
export function haveWords({ matches }: CatalogueSearch): Condition[] {
  if (!matches) return []
  const bytes = matches.length > maxListedMatches ? weightBytes(matches) : null
  if (bytes) return [sql`substr(${bytes}, ref, 1) > x'00'`]
  const ref = sql.raw(matches.length > maxListedMatches ? '+ref' : 'ref')
  return [sql`${ref} in (select value from json_each(${numbersOf(matches)}))`]
}

/** The weight of the words of the search in a property, as a text to sort by. */
export function matchWeight({ matches }: CatalogueSearch): Condition {
  const matchesOrNone = matches ?? noMatches
  const bytes = weightBytes(matchesOrNone)
  if (bytes) return sql`hex(substr(${bytes}, ref, 1))`
  const weighs = (weight: number) =>
    sql`ref in (select value from json_each(${numbersOf(matchesFrom(matchesOrNone, weight))}))`
  return sql`case when ${weighs(wordWeights.title)} then '03' when ${weighs(wordWeights.place)} then '02' else '01' end`
}
