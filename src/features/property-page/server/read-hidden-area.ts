import 'server-only'

import type { MapPoint } from '@/features/listings/model/listing-filters'
import { hiddenArea } from '@/features/property-page/model/hidden-area'
import { env } from '@/lib/env'
import { payloadClient } from '@/lib/payload/payload-client'
import { keyedDigest } from '@/lib/values/digest'
import type { Property } from '@/payload-types'

/** About a hundred metres. */
const blockDecimals = 3

/** The middle of the circle around a hidden address; null where the owner allows none, or the place is unknown. */
export async function readHiddenArea({
  id,
  publishAddress,
  publishArea,
  disclosure,
}: Property): Promise<MapPoint | null> {
  const isShown = publishArea === true && publishAddress !== true && (disclosure ?? 'open') === 'open'
  if (!isShown) return null
  const payload = await payloadClient()
  const { latitude, longitude } = await payload.findByID({
    collection: 'properties',
    id,
    depth: 0,
    select: { latitude: true, longitude: true },
    // Visitors may not read the point of a hidden address: it stays here, and only the moved centre leaves.
    overrideAccess: true,
  })
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  // By the place, not the property: those of one building have one circle. Several would meet where it is.
  const block = [latitude, longitude].map((degrees) => degrees.toFixed(blockDecimals))
  return hiddenArea({ latitude, longitude }, keyedDigest(env.payloadSecret, ['hidden area', ...block]))
}
