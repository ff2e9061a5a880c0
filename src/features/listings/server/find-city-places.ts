import 'server-only'

import { cached } from '@/lib/cache/cached'
import { taggedAs } from '@/lib/cache/cached-read'
import { tags } from '@/lib/cache/tags'
import type { MapPoint } from '@/features/listings/model/listing-filters'

import { payloadClient } from '@/lib/payload/payload-client'

/** The centre of each locality that has one, in degrees, by locality id. */
async function readCityPlaces(): Promise<Record<string, MapPoint>> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'localities',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    select: { latitude: true, longitude: true },
  })
  return Object.fromEntries(
    docs.flatMap(({ id, latitude, longitude }) =>
      typeof latitude === 'number' && typeof longitude === 'number' ? [[id, { latitude, longitude }]] : [],
    ),
  )
}

export const findCityPlaces = cached('city-places', () => taggedAs([tags.list('localities')], readCityPlaces))
