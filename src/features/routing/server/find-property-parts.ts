import 'server-only'

import { cached } from '@/lib/cache/cached'
import { findFeedRef } from './find-feed-ref'
import { readPropertyParts } from './read-property-parts'
import type { PropertyPathParts } from '@/features/routing/model/property-path'

import { payloadClient } from '@/lib/payload/payload-client'

const readParts = async (ref: number): Promise<PropertyPathParts | null> =>
  readPropertyParts(await payloadClient(), ref)

const readCachedParts = cached('property-parts', readParts)

/**
 * The data for the path of a property, in every language; `null` when there is no such published property. Only known
 * references are cached: requests for invented ones must not create cache files.
 */
export async function findPropertyParts(ref: number): Promise<PropertyPathParts | null> {
  const payload = await payloadClient()
  const where = { ref: { equals: ref } }
  const { totalDocs } = await payload.count({ collection: 'properties', where, overrideAccess: false })
  return totalDocs > 0 ? readCachedParts(ref) : null
}

/** The reference of a published property by its number in a feed, uncached. */
export const findRefOfFeed = async (feedNumber: number): Promise<number | null> =>
  findFeedRef(await payloadClient(), feedNumber)
