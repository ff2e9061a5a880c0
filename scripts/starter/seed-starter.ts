import { readFileSync } from 'node:fs'

import { isAround } from '@/features/listings/model/offered-places'
import { belgium } from '@/features/property/model/countries'
import { findIndex } from '@/features/studio-search/server/index-documents'
import { locales, localized, sourceLocale, type Locale, type Localized } from '@/lib/i18n/locales'
import type { Day } from '@/lib/time/belgian-time'
import { isRecord } from '@/lib/values/read-value'
import { slugify } from '@/lib/values/slugify'

import { checked } from '../content/check-records'
import { isEmptyDatabase } from '../content/database'
import { inLanguage } from '../content/languages'
import { makeLoader } from '../content/loader'
import type { DocumentRecord, SettingsRecord } from '../content/record'
import {
  frameSettings,
  propertySettings,
  readContents,
  recordsOfFolders,
  routeRecords,
  settings,
  typeRecords,
} from '../content/records'
import { quiet, type Store } from '../content/store'
import { regions, type Region } from '../new-site/answers'

const root = 'starter'

/** What a new site must know of its agency. The rest is filled in later, in the studio. */
export interface StarterAgency {
  name: string
  /** Of the company, as it is registered. */
  legalName: string
  email: string
  telephone: string
  /** The number of the agent at the professional institute. */
  licence?: string
  /** The town where the agency works; its maps begin there. */
  centre: { name: string; latitude: number; longitude: number }
  /** Its places are made around the centre; those of all regions when left out. */
  region?: Region
  /** A folder of `starter/themes`. */
  theme?: string
  /** `#rrggbb`; that of the theme when left out. */
  colour?: string
  accent?: string
  /** Those that visitors see at first; the site can have more. */
  languages: readonly Locale[]
  defaultLanguage: Locale
}

/** A place of `starter/regions`, with its names by language; the first one is that of the place itself. */
interface RegionPlace {
  zip: string
  names: Partial<Record<string, string>>
  latitude: number
  longitude: number
  /** What it is a section of. */
  municipality?: string
}

const readRegion = (region: Region): RegionPlace[] =>
  // The files are checked by their test.
  JSON.parse(readFileSync(`${root}/regions/${region}.json`, 'utf8')) as RegionPlace[]

const nearPlaces = ({ centre, region }: StarterAgency): RegionPlace[] =>
  (region ? [region] : regions).flatMap(readRegion).filter((place) => isAround(centre, place))

const ownNameOf = ({ names }: RegionPlace): string => Object.values(names)[0] ?? ''

const namesOf = (place: RegionPlace): Localized =>
  localized((locale) => place.names[locale] ?? ownNameOf(place))

/** The agency's town in each language, as the list of places has it; otherwise as it was given. */
function townNames(agency: StarterAgency): Localized {
  const given = agency.centre.name
  const town = nearPlaces(agency).find(({ names }) => Object.values(names).includes(given))
  return town ? namesOf(town) : localized(() => given)
}

function agencyFields(agency: StarterAgency) {
  const { name, legalName, email, telephone, licence, centre } = agency
  return {
    name,
    companyName: legalName,
    email,
    phone: telephone,
    licenceNumber: licence,
    city: townNames(agency),
    latitude: centre.latitude,
    longitude: centre.longitude,
  }
}

/** The settings of the site, with what the files say of every agency and what is known of this one. */
function siteSettings(agency: StarterAgency): SettingsRecord {
  const { global, data } = settings(root, 'siteConfig')
  const { agency: ofAnyAgency, seoDefaults, ...rest } = isRecord(data) ? data : {}
  return {
    global,
    data: {
      ...rest,
      agency: { ...(isRecord(ofAnyAgency) && ofAnyAgency), ...agencyFields(agency) },
      seoDefaults: { ...(isRecord(seoDefaults) && seoDefaults), titleSuffix: localized(() => agency.name) },
      brand: { primaryColour: agency.colour, accentColour: agency.accent },
      languageUse: locales.map((code) => ({ code, use: agency.languages.includes(code) })),
      languageDefault: agency.defaultLanguage,
    },
  }
}

/** A setting as the theme of the site wants it, such as the place of the logo. */
function inTheme(record: SettingsRecord, theme?: string): SettingsRecord {
  if (!theme) return record
  const wanted: unknown = JSON.parse(readFileSync(`${root}/themes/${theme}/settings.json`, 'utf8'))
  const ofGlobal = isRecord(wanted) ? wanted[record.global] : undefined
  if (!isRecord(ofGlobal) || !isRecord(record.data)) return record
  return { ...record, data: { ...record.data, ...ofGlobal } }
}

/**
 * All settings that a site begins with.
 *
 * @param day today as `2026-11-20`
 */
export const starterSettings = (agency: StarterAgency, day: Day): SettingsRecord[] => [
  siteSettings(agency),
  ...propertySettings(day, agency.region),
  { global: 'appointmentConfig', data: {} },
  ...frameSettings(root).map((record) => inTheme(record, agency.theme)),
]

/** Blocks used on several pages. Their names, which only editors see, exist in one language. */
const modules = (): DocumentRecord[] =>
  recordsOfFolders(`${root}/modules`, 'modules', { _status: 'published' }).map((record) => {
    const data = isRecord(record.data) ? record.data : {}
    return { ...record, data: { ...data, name: inLanguage(data.name, sourceLocale) } }
  })

/** All documents that a site begins with. */
export function starterDocuments(): DocumentRecord[] {
  const pages = readContents(`${root}/pages`, 'pages')
  return [
    ...typeRecords(),
    ...modules(),
    ...pages.map(({ record }) => record),
    ...routeRecords(pages.flatMap(({ route }) => route ?? [])),
    ...recordsOfFolders(`${root}/patterns`, 'patterns'),
  ]
}

/** The larger places around the agency: visitors search there before it has properties, and the drawn map consists of them. */
export function placesAround(agency: StarterAgency): DocumentRecord[] {
  return nearPlaces(agency).map((place) => {
    const { zip, municipality, latitude, longitude } = place
    const [name, ownName] = [namesOf(place), ownNameOf(place)]
    const slug = localized((locale) => slugify(name[locale]))
    const data = { name, slug, zip, municipality: municipality ?? ownName, countryId: belgium }
    return { collection: 'localities', key: `${ownName}|${zip}`, data: { ...data, latitude, longitude } }
  })
}

/** Saves each place once more: the title by which editors find it has its names in all languages, stored only by now. */
async function completePlaceTitles({ payload }: Store): Promise<void> {
  // The database was empty, and an operator fills it: there is no user to check.
  const options = { collection: 'localities', depth: 0, overrideAccess: true } as const
  const { docs } = await payload.find({ ...options, pagination: false, select: {} })
  for (const { id } of docs)
    await payload.update({ ...options, id, locale: sourceLocale, data: {}, context: quiet })
}

/**
 * Fills an empty database with what every agency begins with: settings, types of properties, pages with their paths,
 * menus, modules and patterns, and the larger places around it. No people, properties or pictures: those are the
 * agency's own.
 *
 * @param day today as `2026-11-20`
 * @throws when the database has users or pages: nothing may be overwritten
 */
export async function seedStarter(store: Store, agency: StarterAgency, day: Day): Promise<void> {
  if (!(await isEmptyDatabase(store.payload)))
    throw new Error('The database already holds users or pages: starter content goes into an empty one only.')
  const loader = makeLoader(store)
  await loader.load(checked([...starterDocuments(), ...placesAround(agency)]))
  await completePlaceTitles(store)
  await loader.load(checked(starterSettings(agency, day)))
  await findIndex.rebuild(store.payload)
}
