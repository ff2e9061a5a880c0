import { locales, type Locale } from '@/lib/i18n/locales'
import { foldLetters } from '@/lib/values/slugify'

/** The numbers of the specification, which feeds, exports and the HTTP API use. */
export const belgium = 10
export const luxembourg = 50

/** Places abroad are named with their country; those of the agency's own country are not. */
const ownCountry = belgium

export interface Country {
  /** As stored in localities. */
  number: number
  /** ISO 3166-1. */
  alpha2: string
  alpha3: string
  /** The languages in which feeds name it, besides those of the site. */
  languages: readonly string[]
}

/**
 * Alpha-2, alpha-3 and numeric code of ISO 3166-1, and the languages of the country. Kosovo has no ISO code; its own are
 * those in common use.
 */
const rows = `
  AD AND 020 ca|AE ARE 784 ar|AL ALB 008 sq|AM ARM 051 hy|AT AUT 040|AU AUS 036|AZ AZE 031 az|BA BIH 070 bs
  BE BEL 056|BG BGR 100 bg|BR BRA 076 pt|BY BLR 112 be|CA CAN 124|CD COD 180|CH CHE 756 it|CN CHN 156 zh
  CV CPV 132 pt|CY CYP 196 el|CZ CZE 203 cs|DE DEU 276|DK DNK 208 da|DO DOM 214 es|DZ DZA 012 ar|EE EST 233 et
  EG EGY 818 ar|ES ESP 724 es|FI FIN 246 fi sv|FO FRO 234 fo|FR FRA 250|GB GBR 826|GE GEO 268 ka|GG GGY 831
  GI GIB 292|GR GRC 300 el|HR HRV 191 hr|HU HUN 348 hu|ID IDN 360 id|IE IRL 372 ga|IL ISR 376 he|IM IMN 833
  IN IND 356|IS ISL 352 is|IT ITA 380 it|JE JEY 832|JP JPN 392 ja|LI LIE 438|LT LTU 440 lt|LU LUX 442 lb
  LV LVA 428 lv|MA MAR 504 ar|MC MCO 492|MD MDA 498 ro|ME MNE 499 sr|MK MKD 807 mk|MT MLT 470 mt|MU MUS 480
  MX MEX 484 es|NL NLD 528|NO NOR 578 nb|PH PHL 608|PL POL 616 pl|PT PRT 620 pt|RO ROU 642 ro|RS SRB 688 sr
  RU RUS 643 ru|RW RWA 646|SE SWE 752 sv|SI SVN 705 sl|SK SVK 703 sk|SM SMR 674 it|SN SEN 686|TH THA 764 th
  TN TUN 788 ar|TR TUR 792 tr|UA UKR 804 uk|US USA 840|VA VAT 336 it|XK XKX 983 sq|ZA ZAF 710`

/** Only these two are known of Omnicasa's numbers. The others are numbered here: 1000 and the numeric code of ISO. */
const specified: Readonly<Record<string, number>> = { BE: belgium, LU: luxembourg }

export const countries: readonly Country[] = rows.split(/[|\n]/).flatMap((row): Country[] => {
  const [alpha2 = '', alpha3 = '', numeric = '', ...languages] = row.trim().split(' ')
  return alpha2 === ''
    ? []
    : [{ number: specified[alpha2] ?? 1000 + Number(numeric), alpha2, alpha3, languages }]
})

const byNumber = new Map(countries.map((country) => [country.number, country]))
const byAlpha2 = new Map(countries.map((country) => [country.alpha2, country]))

/** Belgian law applies to what has no country, as places of feeds without one are Belgian. */
export const isBelgian = (countryId: number | null | undefined): boolean => (countryId ?? belgium) === belgium

/** Whether the table has a country of this number. */
export const isCountryNumber = (number: number): boolean => byNumber.has(number)

/** `DE`; null for a number that the table lacks. */
export const alpha2OfCountry = (countryId: number | null | undefined): string | null =>
  byNumber.get(countryId ?? 0)?.alpha2 ?? null

/** The ISO code of the agency's own country. */
export const ownAlpha2 = alpha2OfCountry(ownCountry)

/** The ISO code of a country that is not the agency's own; null for that, and for a number that the table lacks. */
export const foreignAlpha2 = (countryId: number | null | undefined): string | null =>
  countryId === ownCountry ? null : alpha2OfCountry(countryId)

/** The number of an ISO code of two letters, in any case; null for another one. */
export const countryOfAlpha2 = (code: string): number | null =>
  byAlpha2.get(code.toUpperCase())?.number ?? null

const displayNames = new Map<string, Intl.DisplayNames>()

function regionNames(language: string, style: 'long' | 'short' = 'long'): Intl.DisplayNames {
  const key = `${language} ${style}`
  const names = displayNames.get(key)
  if (names) return names
  const made = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })
  displayNames.set(key, made)
  return made
}

/** The name of a country in a language; null for a number that the table lacks. */
export function countryName(countryId: number | null | undefined, locale: Locale): string | null {
  const code = alpha2OfCountry(countryId)
  return code === null ? null : (regionNames(locale).of(code) ?? null)
}

/** The name that follows a place which is not in the agency's own country; null in it, and for an unknown number. */
export const foreignCountryName = (countryId: number | null | undefined, locale: Locale): string | null =>
  (countryId ?? ownCountry) === ownCountry ? null : countryName(countryId, locale)

/** Names that feeds write and ICU does not. */
const otherNames: Readonly<Record<string, string>> = {
  BA: 'Bosnia and Herzegovina|Bosnia|Bosnie|Bosnien',
  CH: 'Swiss Confederation',
  CZ: 'Czech Republic|République tchèque|Tschechische Republik|Tsjechische Republiek',
  FR: 'France métropolitaine',
  GB: 'UK|Great Britain|Grande-Bretagne|Groot-Brittannië|Großbritannien|England|Scotland|Wales|Northern Ireland',
  IE: 'Republic of Ireland',
  LU: 'Grand-Duché de Luxembourg|Grand Duchy of Luxembourg|Groothertogdom Luxemburg|Großherzogtum Luxemburg',
  MK: 'Macedonia',
  NL: 'The Netherlands|Holland|Hollande',
  RU: 'Russian Federation',
  TR: 'Turkey|Turkiye',
  US: 'USA|United States of America|États-Unis d’Amérique|Verenigde Staten van Amerika',
}

/** Without accents, case, spaces and punctuation. */
const keyOf = (word: string): string => foldLetters(word).replace(/[^\p{L}]/gu, '')

function namesOf({ alpha2, alpha3, languages }: Country): string[] {
  const named = [...locales, ...languages].flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) => regionNames(language, style).of(alpha2) ?? []),
  )
  return [alpha2, alpha3, ...named, ...(otherNames[alpha2]?.split('|') ?? [])]
}

/** Made at the first use: no page needs it. */
let wordKeys: ReadonlyMap<string, number> | undefined

/** No name of a country is as long. */
const maxWordLength = 80

/**
 * Reads the country of a feed: an ISO code of two or three letters, or a name in a language of the site or of the
 * country: `AUT`, `Deutschland`, `spain`. Accents and case do not matter. Null if no country is meant.
 */
export function countryOf(word: string): number | null {
  if (word.length > maxWordLength) return null
  wordKeys ??= new Map(
    countries.flatMap((country) => namesOf(country).map((name) => [keyOf(name), country.number] as const)),
  )
  return wordKeys.get(keyOf(word)) ?? null
}
