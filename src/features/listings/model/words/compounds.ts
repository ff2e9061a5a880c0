import { localized, type Locale, type OfLanguages } from '@/lib/i18n/locales'

import { foldedWords, searchableWords } from './search-words'
import { stemOf } from './word-forms'

/**
 * Compounds that are spelled with and without a space or hyphen. Folded, with spaces, in the singular. For Dutch and
 * German only those that adverts often misspell with a space or hyphen.
 */
const listed: OfLanguages<string> = {
  nl: 'bel etage|pent house|half open|heren huis|rij huis|rij woning|hoek woning|land huis|dak terras|dak appartement|zwem bad|swimming pool|bouw grond|nieuw bouw|slaap kamer|bad kamer|woon kamer|leef ruimte|berg ruimte|hobby ruimte|hobby kamer|garage box|car port|handels pand|inbouw keuken|open haard|fiets berging|parkeer plaats',
  fr: 'bel etage|plain pied|pent house|rez de chaussee|rez de jardin|sous sol|entre sol|demi niveau|mi mitoyenne|semi mitoyenne|porte fenetre|garde robe|arriere cuisine|avant cour|car port|open space|swimming pool',
  en: 'town house|farm house|pent house|country house|new build|semi detached|ground floor|court yard|car port|car park|swimming pool|living room|dining room|sitting room|bed room|bath room|shower room|laundry room|utility room|store room|sun room|play room|work shop|ware house|en suite|open plan|air conditioning|home office|wine cellar|roof terrace|bel etage',
  de: 'bel etage|pent house|swimming pool|schwimm bad|einfamilien haus|zweifamilien haus|mehrfamilien haus|reihen haus|doppel haus|doppelhaus halfte|stadt haus|bauern haus|land haus|wohn haus|ferien haus|dach terrasse|dach geschoss|dachgeschoss wohnung|erdgeschoss wohnung|eigentums wohnung|penthouse wohnung|maisonette wohnung|loft wohnung|neubau wohnung|erd geschoss|neu bau|bau land|bau grundstuck|wohn zimmer|schlaf zimmer|bade zimmer|ess zimmer|arbeits zimmer|kinder zimmer|gaste zimmer|gaste wc|einbau kuche|fussboden heizung|winter garten|tief garage|doppel garage|stell platz|abstell raum|wohn kuche|car port',
}

const lettersOf = (parts: readonly string[]): string => parts.join('')

/** The listed compounds without spaces, by stem. */
const stemsIn = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    (listed[locale]?.split('|') ?? [])
      .map((each) => each.replaceAll(' ', ''))
      .map((letters) => [stemOf(letters, locale), letters]),
  )

const stems = localized(stemsIn)

/** Whether adjacent folded words form a listed compound. A shorter text with the same stem (`half op`) does not. */
export function isCompound(parts: readonly string[], locale: Locale): boolean {
  const letters = lettersOf(parts)
  return letters.length >= (stems[locale].get(stemOf(letters, locale))?.length ?? Infinity)
}

/** Languages that append words to `bel etage` without a space: `bel-etagewoning`. */
const continuing: readonly string[] = ['nl', 'de']

/** For two words that begin with `bel etage`: both words, and `bel etage`. */
const longerThanListed = (first: string, second: string, locale: Locale): string[] =>
  continuing.includes(locale) && first === 'bel' && /^etage./.test(second)
    ? [`${first} ${second}`, 'bel etage']
    : []

/** The listed compounds of two or three adjacent words, with spaces. */
const compoundsIn = (words: readonly string[], locale: Locale): string[] =>
  words.flatMap((first, at) => {
    const [, second, third] = words.slice(at, at + 3)
    if (second === undefined) return []
    const spelled =
      third === undefined
        ? [[first, second]]
        : [
            [first, second],
            [first, second, third],
          ]
    return [
      ...spelled.filter((parts) => isCompound(parts, locale)).map((parts) => parts.join(' ')),
      ...longerThanListed(first, second, locale),
    ]
  })

/** A text of this length has more words than any description. */
const maxWordsInText = 600
const maxLettersInText = 10_000

/** The folded words of each part of a text: a compound does not go beyond a full stop or a comma. */
const partsOf = (text: string): string[][] =>
  text
    .slice(0, maxLettersInText)
    .split(/[.,;:!?()\n]+/)
    .map(foldedWords)

/** The words to index of a text: its searchable words, and listed compounds that it spells with a space or hyphen. */
export const indexedWords = (text: string, locale: Locale): string[] => [
  ...new Set([
    ...searchableWords(text, locale).slice(0, maxWordsInText),
    ...partsOf(text).flatMap((words) => compoundsIn(words, locale)),
  ]),
]
