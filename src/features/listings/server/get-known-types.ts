import 'server-only'

import { cached } from '@/lib/cache/cached'
import { taggedAs } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'

import type { KnownType } from './catalogue-query/catalogue-search'
import { payloadClient } from '@/lib/payload/payload-client'

async function readKnownTypes(): Promise<KnownType[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'propertyTypes',
    select: { webId: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
  })
  return docs.map(({ id, webId }) => ({ id, webId }))
}

/** All property types, also those of one goal only. */
export const getKnownTypes = cached('known-types', () =>
  taggedAs([tags.list('propertyTypes')], readKnownTypes),
)
