import type { Payload } from 'payload'

import { findMediaOwners, type MediaOwner } from './media-owners'
import { readUsesInSqlite } from './used-in-sqlite'

type Model = NonNullable<Payload['db']['collections'][string]>

/** Adds every id in a stored value: a text, or an id of MongoDB. */
function addIds(value: unknown, ids: Set<string>): void {
  if (typeof value === 'string') ids.add(value)
  else if (Array.isArray(value)) for (const each of value) addIds(each, ids)
  else if (typeof value !== 'object' || value === null) return
  else if ('toHexString' in value) ids.add(String(value))
  else for (const each of Object.values(value)) addIds(each, ids)
}

/** Only the fields that refer to media, where no list or text has to be searched. */
const projectionOf = ({ places }: MediaOwner, prefix = ''): Record<string, 1> =>
  places.hasNested
    ? {}
    : Object.fromEntries(places.paths.map((path) => [`${prefix}${path.split('.')[0]}`, 1 as const]))

/** All media, each with whether content uses it: one read per collection, and one for its drafts. */
async function readUsesInMongo(
  payload: Payload,
  owners: readonly MediaOwner[],
): Promise<[id: string, isUsed: boolean][]> {
  const { db } = payload
  const ids = new Set<string>()
  const search = async (model: Model | undefined, filter: object, projection: object) => {
    if (!model) throw new Error('MongoDB lacks a collection of content.')
    for (const { _id, ...content } of await model.find(filter, projection as never).lean())
      addIds(content, ids)
  }
  for (const owner of owners) {
    const { slug, isGlobal, hasDrafts } = owner
    if (isGlobal) await search(db.globals as unknown as Model, { globalType: slug }, projectionOf(owner))
    else await search(db.collections[slug], {}, projectionOf(owner))
    if (hasDrafts)
      await search(db.versions[slug] as unknown as Model, { latest: true }, projectionOf(owner, 'version.'))
  }
  const media = await db.collections.media?.find({}, { _id: 1 }).lean()
  return (media ?? []).map(({ _id }) => [String(_id), ids.has(String(_id))])
}

/** All media, each with whether content uses it. */
export type MediaUses = [id: string, isUsed: boolean][]

/**
 * All media, each with whether content uses it, published or as a draft.
 *
 * @param except collections whose uses do not count
 */
export async function readMediaUses(payload: Payload, except: readonly string[] = []): Promise<MediaUses> {
  const owners = findMediaOwners(payload).filter(({ slug }) => !except.includes(slug))
  return payload.db.name === 'mongoose' ? readUsesInMongo(payload, owners) : readUsesInSqlite(payload, owners)
}
