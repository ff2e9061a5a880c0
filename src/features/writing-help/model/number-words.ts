// A language without words of its own has numbers in digits only.
import type { OfLanguages } from '@/lib/i18n/locales'

/** What a part of a number in words does to the number before it. */
type Part = number | 'hundred' | 'thousand' | 'million' | 'and'

interface NumberWords {
  parts: Readonly<Record<string, Part>>
  /** Articles that are the number one only inside a larger number: "un", but "un million". */
  articles: readonly string[]
  /** What may follow in the same word: `tweeslaapkamerappartement`. */
  compounds?: string
  /** 4 × 20, and 60 + 11 to 19. */
  countsInTwenties?: true
  /** "vierundzwanzig": the unit is before the ten. */
  unitFirst?: true
}

const numbers = (words: string, first: number, step = 1): Record<string, number> =>
  Object.fromEntries(
    words
      .split(' ')
      .flatMap((spellings, index) => spellings.split('/').map((word) => [word, first + index * step])),
  )

const languages: OfLanguages<NumberWords> = {
  fr: {
    parts: {
      ...numbers(
        'un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
        1,
      ),
      ...numbers('vingt/vingts trente quarante cinquante soixante septante octante/huitante nonante', 20, 10),
      cent: 'hundred',
      cents: 'hundred',
      mille: 'thousand',
      million: 'million',
      millions: 'million',
      et: 'and',
    },
    articles: ['un', 'une'],
    countsInTwenties: true,
  },
  nl: {
    parts: {
      ...numbers('een/één/eén twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien', 1),
      ...numbers('vijftien zestien zeventien achttien negentien', 15),
      ...numbers('twintig dertig veertig vijftig zestig zeventig tachtig negentig', 20, 10),
      honderd: 'hundred',
      duizend: 'thousand',
      miljoen: 'million',
      en: 'and',
      ën: 'and',
    },
    articles: ['een'],
    compounds: 'slaapkamer|kamer|gevel|persoons',
    unitFirst: true,
  },
  en: {
    parts: {
      ...numbers('one/a two three four five six seven eight nine ten eleven twelve thirteen fourteen', 1),
      ...numbers('fifteen sixteen seventeen eighteen nineteen', 15),
      ...numbers('twenty thirty forty/fourty fifty sixty seventy eighty ninety', 20, 10),
      hundred: 'hundred',
      thousand: 'thousand',
      million: 'million',
      and: 'and',
    },
    articles: ['a'],
  },
  de: {
    parts: {
      ...numbers(
        'ein/eine/einem/einen/einer/eins zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf',
        1,
      ),
      ...numbers('dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn', 13),
      ...numbers('zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
      hundert: 'hundred',
      tausend: 'thousand',
      million: 'million',
      millionen: 'million',
      und: 'and',
    },
    articles: ['ein', 'eine', 'einem', 'einen', 'einer'],
    compounds: 'schlafzimmer|zimmer|familien|parteien|seitig',
    unitFirst: true,
  },
}

interface Reader extends NumberWords {
  run: RegExp
  part: RegExp
}

/** Longest first: `zeventien` before `zeven`. */
const alternatives = (words: NumberWords): string =>
  Object.keys(words.parts)
    .toSorted((one, other) => other.length - one.length)
    .join('|')

const makeReader = (words: NumberWords): Reader => {
  const part = alternatives(words)
  const after = words.compounds ? `(?=(?:[ -]?(?:${words.compounds}))|[^\\p{L}]|$)` : '(?!\\p{L})'
  return {
    ...words,
    part: new RegExp(part, 'giu'),
    run: new RegExp(`(?<![\\p{L}\\d])(?:${part})(?:[ -]?(?:${part}))*${after}`, 'giu'),
  }
}

const readers: OfLanguages<Reader> = Object.fromEntries(
  Object.entries(languages).map(([language, words]) => [language, words && makeReader(words)]),
)

interface Reading {
  /** Millions and thousands that are complete. */
  done: number
  /** Below a thousand. */
  rest: number
  last: Part | null
}

const valueOf = ({ done, rest }: Reading): number => done + rest

/** The number of 1 to 99 added to what is below a thousand; null when it begins another number. */
function withSmall(reading: Reading, value: number, words: NumberWords): number | null {
  const { rest, last } = reading
  const below = rest % 100
  if (below === 0) return rest + value
  if (words.countsInTwenties && value === 20 && below === 4 && last === 4) return rest - 4 + 80
  if (words.unitFirst) return last === 'and' && below < 10 && value >= 20 ? rest + value : null
  const isTen = below % 10 === 0 && below >= 20
  const most = words.countsInTwenties && (below === 60 || below === 80) ? 19 : 9
  if (isTen && value <= most) return rest + value
  // dix-sept, soixante-dix-sept
  return words.countsInTwenties &&
    (below === 10 || below === 70 || below === 90) &&
    last === 10 &&
    value >= 7 &&
    value < 10
    ? rest + value
    : null
}

/** In French "et" is part of 21, 31 … 71 alone. */
const isJoined = (reading: Reading, part: Part, words: NumberWords): boolean =>
  reading.last !== 'and' ||
  (words.countsInTwenties
    ? (part === 1 || part === 11) && reading.rest % 100 >= 20
    : words.unitFirst
      ? typeof part === 'number' && (part >= 20 || reading.rest % 100 === 0)
      : reading.rest % 100 === 0)

function withPart(reading: Reading, part: Part, words: NumberWords): Reading | null {
  const { done, rest } = reading
  if (part === 'and') return reading.last === 'and' ? null : { ...reading, last: part }
  if (!isJoined(reading, part, words)) return null
  if (typeof part === 'number') {
    const next = withSmall(reading, part, words)
    return next === null ? null : { done, rest: next, last: part }
  }
  if (part === 'hundred') {
    // elfhonderd; after a hundred another one begins a new number.
    return rest >= 100 ? null : { done, rest: (rest || 1) * 100, last: part }
  }
  const factor = part === 'thousand' ? 1000 : 1_000_000
  if (done % (factor * 1000) !== 0) return null
  return { done: done + (rest || 1) * factor, rest: 0, last: part }
}

export interface NumberInWords {
  start: number
  end: number
  value: number
  /** An article, which counts only beside some nouns. */
  isArticle: boolean
}

interface Placed {
  part: Part
  start: number
  end: number
}

/** The numbers of one run of parts: "trois quatre" is two. */
function readRun(placed: readonly Placed[], words: NumberWords): Omit<NumberInWords, 'isArticle'>[] {
  const numbersFound: Omit<NumberInWords, 'isArticle'>[] = []
  let reading: Reading | null = null
  let start = 0
  let end = 0
  const close = () => {
    if (reading) numbersFound.push({ start, end, value: valueOf(reading) })
    reading = null
  }
  for (const { part, ...at } of placed) {
    const next: Reading | null = reading && withPart(reading, part, words)
    if (next) reading = next
    else {
      close()
      if (part !== 'and') {
        reading = withPart({ done: 0, rest: 0, last: null }, part, words)
        start = at.start
      }
    }
    // "and" at the end is no part of the number.
    if (part !== 'and') end = at.end
  }
  close()
  return numbersFound
}

/** The numbers that a text writes in words, with their places in it. */
export function numbersInWords(text: string, language: string): NumberInWords[] {
  const reader = readers[language]
  if (!reader) return []
  return [...text.matchAll(reader.run)].flatMap((run) => {
    const placed = [...run[0].matchAll(reader.part)].map((match): Placed => {
      const start = run.index + match.index
      return { part: reader.parts[match[0].toLowerCase()] ?? 'and', start, end: start + match[0].length }
    })
    return readRun(placed, reader).map((number) => ({
      ...number,
      isArticle: reader.articles.includes(text.slice(number.start, number.end).toLowerCase()),
    }))
  })
}
