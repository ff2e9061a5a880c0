import type { Payload, PayloadRequest } from 'payload'

import { isLocale, sourceLocale, type Locale } from '@/lib/i18n/locales'
import { schemaText } from '@/lib/i18n/schema-messages'
import { placeKey } from '@/features/property/model/place-key'
import { nestedRequest } from '@/lib/payload/as-system'

import type { FeedProject } from '../model/feed-lists'
import type { FieldValues } from '../model/field-values'
import {
  agentKeys,
  agentOf,
  findAgent,
  findPlace,
  projectOf,
  languagesOfPlace,
  placeOf,
  webIdsOf,
  type Directory,
  type FeedAgent,
  type FeedPlace,
} from '../model/relations'

/** The directory of a run, which grows by what the run makes. */
export interface GrowingDirectory extends Directory {
  places: Map<string, string>
  types: Map<number, string>
  agents: Map<string, string>
  projects: Map<number, string>
}

/** A copy that a run may add to. */
export const growing = ({ places, sitePlaces, types, agents, projects }: Directory): GrowingDirectory => ({
  sitePlaces,
  places: new Map(places),
  types: new Map(types),
  agents: new Map(agents),
  projects: new Map(projects),
})

type Names = Partial<Record<Locale, string>>

/** Places and projects that a feed lists beside its properties. */
export interface FeedListed {
  places: readonly FeedPlace[]
  projects: readonly FeedProject[]
}

interface NewDocument {
  collection: 'localities' | 'propertyTypes' | 'projects'
  data: Record<string, unknown>
  names: Names
}

/** Makes a document with a name in several languages. */
async function make(req: PayloadRequest, { collection, data, names }: NewDocument): Promise<string> {
  const languages = Object.keys(names)
    .filter(isLocale)
    .sort((one, other) => Number(other === sourceLocale) - Number(one === sourceLocale))
  const [first = sourceLocale, ...others] = languages
  // For the importer, which an operator started: there is no user to check.
  const options = { depth: 0, overrideAccess: true } as const
  const { id } = await req.payload.create({
    ...options,
    collection,
    locale: first,
    req: nestedRequest(req),
    data: { ...data, name: names[first] },
    // The data of these collections, which Payload types one by one.
  } as Parameters<Payload['create']>[0])
  for (const locale of others)
    await req.payload.update({
      ...options,
      collection,
      id: String(id),
      locale,
      req: nestedRequest(req),
      data: { name: names[locale] },
    })
  return String(id)
}

async function makePlace(req: PayloadRequest, directory: GrowingDirectory, place: FeedPlace): Promise<void> {
  const { zip, countryId, names } = place
  const id = await make(req, { collection: 'localities', data: { zip, countryId }, names })
  for (const locale of languagesOfPlace(place))
    directory.places.set(placeKey(countryId, zip, names[locale] ?? ''), id)
}

/** Makes the types that a property has and the site does not, with the names of the feed. */
export async function makeTypes(
  req: PayloadRequest,
  directory: GrowingDirectory,
  webIds: readonly number[],
  typeNames: ReadonlyMap<number, Names>,
): Promise<void> {
  for (const webId of webIds) {
    if (directory.types.has(webId)) continue
    const names = typeNames.get(webId) ?? { [sourceLocale]: `Type ${webId}` }
    const data = { webId, showOrder: webId, sale: true, rent: true }
    directory.types.set(webId, await make(req, { collection: 'propertyTypes', data, names }))
  }
}

/** An agent is shown to visitors, with what the feed says. */
async function makeAgent(req: PayloadRequest, directory: GrowingDirectory, agent: FeedAgent): Promise<void> {
  const { name, email, phone } = agent
  const { id } = await req.payload.create({
    collection: 'agents' as const,
    depth: 0,
    req: nestedRequest(req),
    data: { name, ...(email && { email }), ...(phone && { phone }) },
    // An operator started the import: there is no user to check.
    overrideAccess: true,
  })
  for (const key of agentKeys(agent)) directory.agents.set(key, id)
}

interface NewProject {
  number: number
  locality: string | null
  names?: Names
  /** What else the feed says. */
  more?: Record<string, unknown>
}

const projectWord = schemaText('imports', 'project')

/** A project is a draft with its number and the place of its first unit, which an editor completes and publishes. */
async function makeProject(
  req: PayloadRequest,
  directory: GrowingDirectory,
  { number, locality, names: given = {}, more }: NewProject,
): Promise<void> {
  const numbered = Object.fromEntries(
    Object.entries(projectWord).map(([locale, text]) => [locale, `${text} ${number}`]),
  )
  const names = { ...numbered, ...given }
  const data = { ...more, number, locality, _status: 'draft' }
  directory.projects.set(number, await make(req, { collection: 'projects', data, names }))
}

/** What the lists of a feed name and the site does not have: its places by name, and the numbers of its projects. */
export function missingOf({ places, projects }: FeedListed, directory: Directory): FeedListed {
  return {
    places: places.filter((place) => !findPlace(directory, place)),
    // A project has a place: one without cannot be stored.
    projects: projects.filter(({ number, place }) => place !== null && !directory.projects.has(number)),
  }
}

/** Makes them. What the site has stays as editors left it. */
export async function makeListed(
  req: PayloadRequest,
  directory: GrowingDirectory,
  listed: FeedListed,
): Promise<void> {
  const missing = missingOf(listed, directory)
  for (const place of missing.places) if (!findPlace(directory, place)) await makePlace(req, directory, place)
  for (const { number, place, names, website, publishAddress, address } of missing.projects) {
    if (!place) continue
    if (!findPlace(directory, place)) await makePlace(req, directory, place)
    const filled = Object.entries(address).filter(([, text]) => text !== '')
    const more = { ...Object.fromEntries(filled), publishAddress, ...(website && { externalWeb: website }) }
    await makeProject(req, directory, { number, locality: findPlace(directory, place), names, more })
  }
}

/** Makes what a property refers to where the site has none: place, types, agent, project. */
export async function makeRelations(
  req: PayloadRequest,
  directory: GrowingDirectory,
  values: FieldValues,
): Promise<void> {
  const place = placeOf(values)
  if (place && !findPlace(directory, place)) await makePlace(req, directory, place)
  await makeTypes(req, directory, webIdsOf(values), new Map())
  const agent = agentOf(values)
  if (agent && !findAgent(directory, agent)) await makeAgent(req, directory, agent)
  const project = projectOf(values)
  if (project !== null && !directory.projects.has(project))
    await makeProject(req, directory, { number: project, locality: place && findPlace(directory, place) })
}
