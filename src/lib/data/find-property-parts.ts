import 'server-only'

import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { readPropertyParts } from '@/lib/cms/route-table/read-property-parts'
import type { PropertyPathParts } from '@/lib/routing/property-path'

import { payloadClient } from './payload-client'

const readParts = async (ref: number): Promise<PropertyPathParts | null> =>
  readPropertyParts(await payloadClient(), ref)

const readCachedParts = cached('property-parts', readParts, [tags.properties])

/**
 * What the address of a property is made of, in every language; `null` when there is no such published property.
 * Only known references are kept: asking for invented ones must not leave files behind.
 */
export async function findPropertyParts(ref: number): Promise<PropertyPathParts | null> {
  const payload = await payloadClient()
  const where = { ref: { equals: ref } }
  const { totalDocs } = await payload.count({ collection: 'properties', where, overrideAccess: false })
  return totalDocs > 0 ? readCachedParts(ref) : null
}
