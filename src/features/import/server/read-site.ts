import type { Payload } from 'payload'

import { locales } from '@/lib/i18n/locales'
import { placeKey } from '@/features/property/model/place-key'
import { inChunks } from '@/lib/values/lists'
import { textIn, textOf } from '@/lib/values/read-value'

import { flattenedFields, flattenProperty } from '../model/flatten-property'
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

/** Documents in all languages are large: this many are in memory at a time. */
const chunkSize = 50

interface StoredFields extends Record<string, unknown> {
  id: string
}

const selectOf = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((name) => [name, true as const]))

/**
 * The properties of a source, also drafts and those in the trash, by their number there. The importer compares with all of
 * them as they are stored: it reads past Payload's operations, whose hooks are for readers.
 */
export async function findSiteProperties(
  payload: Payload,
  source: string,
  externalIds?: readonly string[],
): Promise<Map<string, SiteProperty>> {
  const { docs } = await payload.db.find<StoredFields>({
    collection: 'properties',
    where: {
      and: [
        { source: { equals: source } },
        ...(externalIds ? [{ externalId: { in: [...externalIds] } }] : []),
      ],
    },
    select: selectOf(['externalId', 'status', '_status', 'deletedAt']),
    limit: 0,
    pagination: false,
  })
  return new Map(
    docs.map(({ id, externalId, status, _status, deletedAt }) => [
      textOf(externalId),
      { id, status: textOf(status), isPublished: _status === 'published', isInTrash: Boolean(deletedAt) },
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

const storedSelect = selectOf([...flattenedFields, 'lockedFields', 'publishedIn', '_status'])

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const toStored = (property: StoredFields): StoredProperty => ({
  values: flattenProperty(property),
  locks: new Set(textsOf(property.lockedFields)),
  publishedIn: textsOf(property.publishedIn),
  isDraft: property._status === 'draft',
})

async function readVersions(payload: Payload, ids: readonly string[]): Promise<StoredFields[]> {
  const { docs } = await payload.db.queryDrafts<StoredFields>({
    collection: 'properties',
    where: { and: [{ parent: { in: [...ids] } }, { 'version.deletedAt': { exists: false } }] },
    select: { parent: true, version: storedSelect },
    limit: 0,
    pagination: false,
  })
  return docs
}

async function readUnversioned(payload: Payload, ids: readonly string[]): Promise<StoredFields[]> {
  const { docs } = await payload.db.find<StoredFields>({
    collection: 'properties',
    where: { and: [{ id: { in: [...ids] } }, { deletedAt: { exists: false } }] },
    select: storedSelect,
    limit: 0,
    pagination: false,
  })
  return docs
}

/** Reads the newest versions of properties in all languages, by id; none of those in the trash. */
export async function readStoredProperties(
  payload: Payload,
  ids: readonly string[],
): Promise<Map<string, StoredProperty>> {
  const properties = new Map<string, StoredProperty>()
  for (const chunk of inChunks(ids, chunkSize)) {
    for (const property of await readVersions(payload, chunk)) properties.set(property.id, toStored(property))
    // A process that was killed between the two writes of a new property left it without a version.
    const left = chunk.filter((id) => !properties.has(id))
    if (left.length === 0) continue
    for (const property of await readUnversioned(payload, left))
      properties.set(property.id, toStored(property))
  }
  return properties
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
