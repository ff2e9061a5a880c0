import { belgium } from '@/features/property/model/countries'
import { locales, type Locale } from '@/lib/i18n/locales'
import { toWebsiteUrl } from '@/lib/values/external-link'
import { groupBy } from '@/lib/values/lists'
import { slugify } from '@/lib/values/slugify'
import { cleanText } from '@/lib/values/text'

import type { FeedFormat, JsonArrangement } from './feed-format'
import { readFiles, type FileEntry } from './feed-files'
import { signOf } from './field-values'
import { languageOfSign } from './languages'
import { readPath } from './mapping'
import { parseAnswer } from './parse-answer'
import type { FeedPlace } from './relations'

/** Where a feed lists places and projects beside its properties, with the paths of their values. */
export interface FeedLists {
  places: { lists: readonly string[]; name: string; zip: string; country: string }
  projects: {
    list: string
    number: string
    name: string
    website: string
    zip: string
    city: string
    country: string
    publishAddress: string
    street: string
    houseNumber: string
    boxNr: string
    /** Where the pictures are, and in each the address. */
    pictures: string
    pictureUrl: string
  }
}

/** A place as one entry names it, in one language. */
export interface PlaceEntry {
  zip: string
  countryId: number
  locale: Locale
  name: string
}

/** A project as the list of a feed describes it. */
export interface FeedProject {
  number: number
  names: Partial<Record<Locale, string>>
  place: FeedPlace | null
  /** Empty when it is none. */
  website: string
  publishAddress: boolean
  address: { street: string; houseNumber: string; boxNr: string }
  /** Null leaves those of the site as they are. */
  pictures: readonly FileEntry[] | null
}

const maxName = 120

const textAt = (entry: unknown, path: string): string =>
  cleanText(signOf(readPath(entry, path)), { lines: false }).slice(0, maxName)

const listsOf = ({ arrangement }: FeedFormat): FeedLists | undefined =>
  arrangement.kind === 'json' ? arrangement.lists : undefined

/** The names of the lists, besides that of properties and of types. */
export const listNames = ({ lists }: JsonArrangement): readonly string[] =>
  lists ? [...lists.places.lists, lists.projects.list] : []

function placeAt(
  entry: unknown,
  format: FeedFormat,
  { name, zip, country }: { name: string; zip: string; country: string },
): PlaceEntry | null {
  const locale = languageOfSign(signOf(readPath(entry, format.languagePath)), format.languages)
  const place = { zip: textAt(entry, zip), name: textAt(entry, name) }
  const countryId = Number(signOf(readPath(entry, country)) || belgium)
  if (!locale || place.zip === '' || place.name === '' || !Number.isInteger(countryId)) return null
  return { ...place, countryId, locale }
}

/** @returns null for an entry of another list, or one without what a place needs */
export function readPlaceEntry(list: string, entry: unknown, format: FeedFormat): PlaceEntry | null {
  const places = listsOf(format)?.places
  return places?.lists.includes(list) ? placeAt(entry, format, places) : null
}

type FindPacked = (path: string) => string | undefined

/** As of properties: no list, or one without any address, says nothing of the pictures; an empty list says that there are none. */
function picturesAt(
  entry: unknown,
  { pictures, pictureUrl }: FeedLists['projects'],
  findPacked?: FindPacked,
): FileEntry[] | null {
  const value = readPath(entry, pictures)
  if (value === undefined) return null
  const { files, isRefused } = readFiles(value, pictureUrl, findPacked)
  return isRefused && files.length === 0 ? null : files
}

/**
 * @param findPacked finds the address of a picture that came with the feed
 * @returns null for an entry of another list, or one without a number
 */
export function readProjectEntry(
  list: string,
  entry: unknown,
  format: FeedFormat,
  findPacked?: FindPacked,
): FeedProject | null {
  const paths = listsOf(format)?.projects
  const number = Number(signOf(readPath(entry, paths?.number ?? '')))
  if (!paths || list !== paths.list || !Number.isInteger(number) || number <= 0) return null
  const place = placeAt(entry, format, { name: paths.city, zip: paths.zip, country: paths.country })
  const locale = languageOfSign(signOf(readPath(entry, format.languagePath)), format.languages)
  const name = textAt(entry, paths.name)
  const website = textAt(entry, paths.website)
  return {
    number,
    names: locale && name ? { [locale]: name } : {},
    place: place && {
      zip: place.zip,
      countryId: place.countryId,
      names: { [place.locale]: place.name },
    },
    website: website && toWebsiteUrl(website) ? website : '',
    publishAddress: parseAnswer(readPath(entry, paths.publishAddress), {}) === 'yes',
    address: {
      street: textAt(entry, paths.street),
      houseNumber: textAt(entry, paths.houseNumber),
      boxNr: textAt(entry, paths.boxNr),
    },
    pictures: picturesAt(entry, paths, findPacked),
  }
}

/** The same project in a further language. */
export const joinProjects = (one: FeedProject | undefined, other: FeedProject): FeedProject =>
  one
    ? {
        ...one,
        names: { ...other.names, ...one.names },
        place:
          one.place && other.place && one.place.zip === other.place.zip
            ? { ...one.place, names: { ...other.place.names, ...one.place.names } }
            : (one.place ?? other.place),
        pictures: one.pictures ?? other.pictures,
      }
    : other

/**
 * The places of the entries. An entry has one language and no number: entries of a postal code are one place when they
 * have the same name, or when each language has only one name there (`Gent` and `Gand`).
 */
export function joinPlaces(entries: readonly PlaceEntry[]): FeedPlace[] {
  const byZip = groupBy(entries, ({ countryId, zip }) => `${countryId} ${zip}`)
  return [...byZip.values()].flatMap((ofZip) => {
    const namesIn = (locale: Locale) =>
      new Set(ofZip.filter((each) => each.locale === locale).map(({ name }) => slugify(name)))
    const isOne = locales.every((locale) => namesIn(locale).size <= 1)
    const groups = isOne ? [ofZip] : [...groupBy(ofZip, ({ name }) => slugify(name)).values()]
    return groups.flatMap((group): FeedPlace[] => {
      const [first] = group
      if (!first) return []
      const { zip, countryId } = first
      return [{ zip, countryId, names: Object.fromEntries(group.map(({ locale, name }) => [locale, name])) }]
    })
  })
}
