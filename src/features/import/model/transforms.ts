import { countryOf, isCountryNumber } from '@/features/property/model/countries'
import { goalFromFeedNumber } from '@/features/property/model/goal'
import { plainTextOfHtml } from '@/lib/values/plain-text-of-html'
import { cleanText } from '@/lib/values/text'

import { readFiles } from './feed-files'
import { isAbsent, signOf } from './field-values'
import { foldCode } from './fold-code'
import { parseAnswer } from './parse-answer'
import { parseDate, type DateForm } from './parse-date'
import { parseNumber, parseRange, type NumberForm } from './parse-number'
import type { ValueReason } from './reasons'

/** How a value of a feed becomes a value of a field: a closed list, so that a mapping is data and no program. */
export const transformNames = [
  'text',
  'plainText',
  'number',
  'belgianNumber',
  'englishNumber',
  'range',
  'answer',
  'date',
  'monthFirstDate',
  'code',
  'codes',
  'country',
  'goalNumber',
  'whenPresent',
  'files',
] as const
export type TransformName = (typeof transformNames)[number]

/** What a transform may use besides the value. */
export interface TransformOptions {
  /** Codes of the feed and what they are here. Without any, a code is taken as it is. */
  table: Readonly<Record<string, string>>
  /** The fixed value of `whenPresent`; for `files`, where an item has its address. */
  argument?: string
  /** Whether a word of a code counts that no table has. */
  matchesWords?: boolean
  /** Finds the address of a file that came with the feed, by its path there. */
  findPacked?: (path: string) => string | undefined
}

/** `null` is an absent value, which is neither an error nor a warning. */
export type Transformed = { value: unknown; warning?: ValueReason } | { refused: ValueReason; code?: string }

/** A text of a feed beyond this is an accident or an attack; no description of a property is as long. */
const maxTextLength = 200_000

const orRefused = (value: unknown, refused: ValueReason): Transformed =>
  value === null ? { refused } : { value }

const number = (form: NumberForm) => (value: unknown) => orRefused(parseNumber(value, form), 'notANumber')

const text =
  (clean: (value: string) => string) =>
  (value: unknown): Transformed => {
    if (typeof value === 'number' || typeof value === 'boolean') return { value: String(value) }
    if (typeof value !== 'string') return { refused: 'notAText' }
    return value.length > maxTextLength ? { refused: 'tooLong' } : { value: clean(value) }
  }

/** No code is as long. */
const maxCodeLength = 200

/** The code tables with their codes in one form; made once for each. */
const foldedTables = new WeakMap<object, ReadonlyMap<string, string>>()

function foldedTable(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  let folded = foldedTables.get(table)
  if (!folded) {
    folded = new Map(Object.entries(table).map(([sign, value]) => [foldCode(sign), value]))
    foldedTables.set(table, folded)
  }
  return folded
}

/** The value of the first word that a table has, two words before one. */
function valueOfWord(sign: string, table: ReadonlyMap<string, string>): string | undefined {
  const words = sign.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  for (const [index, word] of words.entries())
    for (const each of [word + (words[index + 1] ?? ''), word]) {
      const value = table.get(foldCode(each))
      if (value !== undefined) return value
    }
  return undefined
}

function code(value: unknown, { table, matchesWords }: TransformOptions): Transformed {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return { refused: 'unknownCode' }
  const sign = cleanText(String(value).slice(0, maxCodeLength), { lines: false }).trim()
  if (Object.keys(table).length === 0) return { value: sign }
  const folded = foldedTable(table)
  const valueOfCode = folded.get(foldCode(sign)) ?? (matchesWords ? valueOfWord(sign, folded) : undefined)
  return valueOfCode === undefined
    ? { refused: 'unknownCode', code: sign.slice(0, 60) }
    : { value: valueOfCode }
}

const date =
  (form: DateForm) =>
  (value: unknown): Transformed => {
    const parsed = parseDate(value, form)
    if (parsed === null) return { refused: 'notADate' }
    return { value: parsed.day, ...(parsed.isMonth && { warning: 'endOfMonth' as const }) }
  }

/** Codes that no table knows are left out; the first of them is reported when none is left. */
function codes(value: unknown, options: TransformOptions): Transformed {
  const list = Array.isArray(value) ? value : signOf(value).slice(0, 1000).split(',')
  const results = list.filter((each) => !isAbsent(each)).map((each) => code(each, options))
  const values = results.flatMap((each) => ('value' in each ? [each.value] : []))
  return values.length > 0 ? { value: values } : (results[0] ?? { value: null })
}

/** A country by its name, ISO code or number here. What a table says of a code of the feed is read in the same way. */
function country(value: unknown, { table }: TransformOptions): Transformed {
  const sign = signOf(value).slice(0, maxCodeLength)
  const word = (Object.hasOwn(table, sign) ? table[sign] : undefined) ?? sign
  const number = /^\d+$/.test(word) && isCountryNumber(Number(word)) ? Number(word) : countryOf(word)
  return number === null ? { refused: 'unknownCode', code: sign.slice(0, 60) } : { value: number }
}

const transforms: Readonly<
  Record<TransformName, (value: unknown, options: TransformOptions) => Transformed>
> = {
  text: text((value) => value),
  plainText: text(plainTextOfHtml),
  number: number('plain'),
  belgianNumber: number('belgian'),
  englishNumber: number('english'),
  range: (value) => orRefused(parseRange(value), 'notOneValue'),
  answer: (value, { table }) => orRefused(parseAnswer(value, table), 'notAnAnswer'),
  date: date('dayFirst'),
  monthFirstDate: date('monthFirst'),
  code,
  codes,
  country,
  goalNumber: (value) =>
    orRefused(
      typeof value === 'string' || typeof value === 'number' ? goalFromFeedNumber(value) : null,
      'unknownCode',
    ),
  whenPresent: (_, { argument }) => ({ value: argument ?? null }),
  files: (value, { argument, findPacked }) => {
    const { files, isRefused } = readFiles(value, argument, findPacked)
    if (isRefused && files.length === 0) return { refused: 'notAUrl' }
    return { value: files, ...(isRefused && { warning: 'notAUrl' as const }) }
  },
}

/** Applies a transform. An absent value stays absent. Never throws. */
export const transformValue = (name: TransformName, value: unknown, options: TransformOptions): Transformed =>
  isAbsent(value) ? { value: null } : transforms[name](value, options)
