import 'server-only'

import { cached } from '@/lib/cache/cached'
import { taggedAs } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'

import { payloadClient } from '@/lib/payload/payload-client'

async function readTypeIds(): Promise<Record<string, string>> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'propertyTypes',
    select: { webId: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return Object.fromEntries(docs.map(({ id, webId }) => [webId, id]))
}

/** The ids of all property types by their public number. */
export const getTypeIds = cached('type-ids', () => taggedAs([tags.list('propertyTypes')], readTypeIds))

/** The public numbers of all property types, also those of one goal only. */
export const getKnownTypes = async (): Promise<number[]> => Object.keys(await getTypeIds()).map(Number)
