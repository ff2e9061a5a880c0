import type { Payload } from 'payload'

import { locales } from '@/lib/i18n/locales'
import { placeKey } from '@/features/property/model/place-key'
import { inChunks } from '@/lib/values/lists'
import { textIn } from '@/lib/values/read-value'

import { flattenProperty } from '../model/flatten-property'
import type { FieldValues } from '../model/field-values'
import { agentKeys, type Directory } from '../model/relations'
import type { SitePlace } from '../model/settle-words'

/** What the importer must know of a property before it reads its values. */
export interface SiteProperty {
  id: string
  status: string
  isPublished: boolean
  isInTrash: boolean
}

const chunkSize = 200

/** The properties of a source, also drafts and those in the trash, by their number there. */
export async function findSiteProperties(
  payload: Payload,
  source: string,
  externalIds?: readonly string[],
): Promise<Map<string, SiteProperty>> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: {
      and: [
        { source: { equals: source } },
        ...(externalIds ? [{ externalId: { in: [...externalIds] } }] : []),
      ],
    },
    select: { externalId: true, status: true, _status: true, deletedAt: true },
    ...{ depth: 0, joins: false, pagination: false, trash: true },
    // The importer has no user; it compares the feed with all properties of the source.
    overrideAccess: true,
  })
  return new Map(
    docs.map(({ id, externalId, status, _status, deletedAt }) => [
      externalId ?? '',
      { id, status, isPublished: _status === 'published', isInTrash: Boolean(deletedAt) },
    ]),
  )
}

/** The newest version of a property, also of one that is being edited. */
export interface StoredProperty {
  values: FieldValues
  locks: ReadonlySet<string>
  publishedIn: readonly string[]
  isDraft: boolean
}

async function readInto(
  payload: Payload,
  found: Map<string, StoredProperty>,
  ids: readonly string[],
  draft: boolean,
): Promise<void> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { id: { in: [...ids] } },
    ...{ depth: 0, draft, joins: false, locale: 'all', pagination: false },
    // As above.
    overrideAccess: true,
  })
  for (const property of docs)
    found.set(property.id, {
      // Read in all languages, which Payload's types do not cover.
      values: flattenProperty(property as unknown as Record<string, unknown>),
      locks: new Set(property.lockedFields ?? []),
      publishedIn: property.publishedIn,
      isDraft: property._status === 'draft',
    })
}

/** Reads the newest versions of properties in all languages, by id. */
export async function readStoredProperties(
  payload: Payload,
  ids: readonly string[],
): Promise<Map<string, StoredProperty>> {
  const found = new Map<string, StoredProperty>()
  for (const chunk of inChunks(ids, chunkSize)) {
    await readInto(payload, found, chunk, true)
    // A process that was killed between the two writes of a new property left it without a version.
    const left = chunk.filter((id) => !found.has(id))
    if (left.length > 0) await readInto(payload, found, left, false)
  }
  return found
}

/** Places, types, agents and projects of the site, by what a feed knows of them. */
export async function readDirectory(payload: Payload): Promise<Directory> {
  const all = { depth: 0, limit: 0, locale: 'all', pagination: false } as const
  const [places, types, agents, projects] = await Promise.all([
    payload.find({ ...all, collection: 'localities', overrideAccess: false }),
    payload.find({ ...all, collection: 'propertyTypes', overrideAccess: false }),
    payload.find({
      ...all,
      collection: 'agents',
      overrideAccess: false,
      select: { name: true, email: true },
    }),
    payload.find({
      ...all,
      collection: 'projects',
      // The importer has no user; drafts and projects in the trash have a unique number too.
      overrideAccess: true,
      select: { number: true },
      trash: true,
    }),
  ])
  const sitePlaces = places.docs.map(({ id, zip, countryId, name }): SitePlace => {
    // Read in all languages, which Payload's types do not cover.
    const all: unknown = name
    const named = locales
      .map((locale) => [locale, textIn(all, locale)] as const)
      .filter(([, text]) => text !== '')
    return { id, zip, countryId, names: Object.fromEntries(named) }
  })
  const keys = sitePlaces.flatMap(({ id, zip, countryId, names }) =>
    Object.values(names).map((each) => [placeKey(countryId, zip, each), id] as const),
  )
  return {
    places: new Map(keys),
    sitePlaces,
    types: new Map(types.docs.map(({ id, webId }) => [webId, id])),
    agents: new Map(agents.docs.flatMap((agent) => agentKeys(agent).map((key) => [key, agent.id] as const))),
    projects: new Map(projects.docs.map(({ id, number }) => [number, id])),
  }
}
