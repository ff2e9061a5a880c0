import type { Payload, Where } from 'payload'

import { alpha2OfCountry, isBelgian } from '@/features/property/model/countries'
import { webIdsIn, type SearchRow } from '@/features/listings/model/search-row'
import type { SoughtProperty } from '@/features/subscriptions/model/demand-row'
import { readOfferedGoals } from '@/features/property/server/api'
import type { Locale } from '@/lib/i18n/locales'
import { groupBy } from '@/lib/values/lists'
import type { Locality, Property } from '@/payload-types'

/** A property with the languages in which visitors find it. */
type Sought = SoughtProperty & { languages: Locale[] }

type Rooms = Pick<Property, 'id' | 'garages' | 'parkings' | 'externalParkings' | 'ownValues'>

const roomFields = { garages: true, parkings: true, externalParkings: true, ownValues: true } as const

/** The parking spaces of a property; null if no kind of them was counted. */
function parkingOf({ parkings, externalParkings }: Rooms): number | null {
  const isCounted = typeof parkings === 'number' || typeof externalParkings === 'number'
  return isCounted ? (parkings ?? 0) + (externalParkings ?? 0) : null
}

/**
 * Properties as searches see them, in three reads; those that visitors cannot find are left out.
 *
 * @param ids at most 500, in a condition of the database
 */
export async function readManySought(payload: Payload, ids: readonly string[]): Promise<Sought[]> {
  const { db } = payload
  const all = { limit: 0, pagination: false } as const
  const where = { id: { in: ids } }
  // The rows hold takeovers also while the site does not show them.
  const offered: Where = {
    and: [{ property: { in: [...ids] } }, { goal: { in: await readOfferedGoals(payload) } }],
  }
  const [{ docs: rows }, { docs: rooms }] = await Promise.all([
    db.find({ collection: 'searchRows', where: offered, ...all }) as unknown as Promise<{
      docs: SearchRow[]
    }>,
    db.find<Property>({ collection: 'properties', where, select: roomFields, ...all }),
  ])
  const places = rows.flatMap(({ locality }) => locality ?? [])
  const { docs: localities } = await db.find<Locality>({
    collection: 'localities',
    where: { id: { in: places } },
    select: { zip: true, countryId: true },
    ...all,
  })
  const placeById = new Map(localities.map((place) => [place.id, place]))
  const roomsOf = new Map(rooms.map((each) => [each.id, each]))
  return [...groupBy(rows, ({ property }) => property)].flatMap(([id, ofProperty]) => {
    const counted = roomsOf.get(id)
    const row = ofProperty.find(({ isPrimary }) => isPrimary)
    if (!counted || !row) return []
    const place = placeById.get(row.locality ?? '')
    return {
      ...row,
      id,
      languages: ofProperty.map(({ locale }) => locale),
      zip: isBelgian(place?.countryId) ? (place?.zip ?? null) : null,
      country: alpha2OfCountry(place?.countryId),
      webIds: [...(row.webId === null ? [] : [row.webId]), ...webIdsIn(row.furtherTypes ?? '')],
      garages: counted.garages ?? null,
      parking: parkingOf(counted),
      ownValues: counted.ownValues ?? null,
    }
  })
}

/** A property as searches see it; null when visitors cannot find it. */
export const readSought = async (payload: Payload, id: string): Promise<Sought | null> =>
  (await readManySought(payload, [id]))[0] ?? null
