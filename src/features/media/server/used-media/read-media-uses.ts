import type { Payload } from 'payload'

import { findMediaOwners } from './media-owners'
import { readUsesInMongo } from './used-in-mongo'
import { readUsesInSqlite } from './used-in-sqlite'

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
