import { isEmailAddress } from '@/features/submissions/model/read-text'
import { belgium } from '@/features/property/model/countries'
import { placeKey } from '@/features/property/model/place-key'
import { isLocale, locales, sourceLocale, type Locale } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'

import { fieldOfKey, localizedKey, type FieldValue, type FieldValues } from './field-values'
import type { SitePlace } from './settle-words'

/** A place as a feed describes it. */
export interface FeedPlace {
  zip: string
  countryId: number
  names: Partial<Record<Locale, string>>
}

/** What exists on the site: ids by the keys of `placeKey`, by the web number of a type and the number of a project. */
export interface Directory {
  places: ReadonlyMap<string, string>
  /** The same places with their names. */
  sitePlaces: readonly SitePlace[]
  types: ReadonlyMap<number, string>
  /** By the keys of `agentKeys`. */
  agents: ReadonlyMap<string, string>
  projects: ReadonlyMap<number, string>
}

/** An agent of the office as a feed describes it. */
export interface FeedAgent {
  name: string
  email: string | null
  phone: string | null
}

/** The country of the place in the values of a feed: Belgium, if the feed says none. */
export const countryOfPlace = ({ localityCountry: country }: FieldValues): number =>
  typeof country === 'number' ? country : belgium

/** The place in the values of a feed; null without a postal code or a name. */
export function placeOf(values: FieldValues): FeedPlace | null {
  const { localityZip: zip } = values
  const texts = locales.flatMap((locale) => {
    const name = values[localizedKey('localityName', locale)]
    return typeof name === 'string' ? [[locale, name] as const] : []
  })
  if (typeof zip !== 'string' || texts.length === 0) return null
  return { zip, countryId: countryOfPlace(values), names: Object.fromEntries(texts) }
}

/** Finds a place by its postal code and any of its names. */
export function findPlace({ places }: Directory, { zip, countryId, names }: FeedPlace): string | null {
  for (const name of Object.values(names)) {
    const id = places.get(placeKey(countryId, zip, name))
    if (id !== undefined) return id
  }
  return null
}

/** The languages of a place, the source language first. */
export const languagesOfPlace = ({ names }: FeedPlace): Locale[] =>
  Object.keys(names)
    .filter(isLocale)
    .sort((one, other) => Number(other === sourceLocale) - Number(one === sourceLocale))

/** The agent in the values of a feed; null without a name and an address. One without a name has that of the address. */
export function agentOf({ agentName, agentEmail, agentPhone }: FieldValues): FeedAgent | null {
  const email = typeof agentEmail === 'string' && isEmailAddress(agentEmail) ? agentEmail.toLowerCase() : null
  const name = typeof agentName === 'string' ? agentName : email?.split('@')[0]
  return name ? { name, email, phone: typeof agentPhone === 'string' ? agentPhone : null } : null
}

/** Under what an agent is found: the address, and the name without accents and capitals. */
export const agentKeys = ({ name, email }: { name: string; email?: string | null }): string[] => [
  ...(email ? [email.toLowerCase()] : []),
  slugify(name),
]

/** Finds an agent by the address, or else by the name. */
export const findAgent = ({ agents }: Directory, agent: FeedAgent): string | null =>
  agentKeys(agent)
    .map((key) => agents.get(key))
    .find((id) => id !== undefined) ?? null

/** The number of the project that a property is a unit of; 0 is none. */
export const projectOf = ({ projectNumber }: FieldValues): number | null =>
  typeof projectNumber === 'number' && projectNumber > 0 ? projectNumber : null

/** What a difference shows for a document that the import will make. */
const toBeMade = (text: string): string => `+ ${text}`

const typeId = ({ types }: Directory, webId: number): string => types.get(webId) ?? toBeMade(String(webId))

function relationsOf(values: FieldValues, directory: Directory): Record<string, FieldValue> {
  const { typeWebId, furtherTypeWebIds } = values
  const place = placeOf(values)
  const agent = agentOf(values)
  const project = projectOf(values)
  const main = typeof typeWebId === 'number' ? typeWebId : null
  const further = Array.isArray(furtherTypeWebIds) ? furtherTypeWebIds.map(Number) : null
  return {
    ...(main !== null && { type: typeId(directory, main) }),
    ...(further && { furtherTypes: further.filter((id) => id !== main).map((id) => typeId(directory, id)) }),
    ...(agent && { agent: findAgent(directory, agent) ?? toBeMade(agent.name) }),
    ...(project !== null && { project: directory.projects.get(project) ?? toBeMade(String(project)) }),
    ...(place && {
      locality: findPlace(directory, place) ?? toBeMade(`${place.zip} ${Object.values(place.names)[0]}`),
    }),
  }
}

/** Values of a feed that together name a document of the site. */
const joinedTargets: ReadonlySet<string> = new Set([
  'localityZip',
  'localityName',
  'localityCountry',
  'localityProvince',
  'typeWebId',
  'furtherTypeWebIds',
  'agentName',
  'agentEmail',
  'agentPhone',
  'projectNumber',
])

/** The values of a feed with the ids of its relations instead of their names and numbers. */
export function resolveRelations(values: FieldValues, directory: Directory): FieldValues {
  const simple = Object.entries(values).filter(([key]) => !joinedTargets.has(fieldOfKey(key)))
  return { ...Object.fromEntries(simple), ...relationsOf(values, directory) }
}

/** The web numbers of the types that the values name. */
export const webIdsOf = ({ typeWebId, furtherTypeWebIds }: FieldValues): number[] => [
  ...(typeof typeWebId === 'number' ? [typeWebId] : []),
  ...(Array.isArray(furtherTypeWebIds) ? furtherTypeWebIds.map(Number) : []),
]
