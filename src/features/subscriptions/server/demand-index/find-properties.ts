import type { Payload, Where } from 'payload'

import type { SearchRow } from '@/features/listings/model/search-row'
import { anywhere, type DemandRow } from '@/features/subscriptions/model/demand-row'
import { inChunks } from '@/lib/values/lists'
import type { Demand, Locality } from '@/payload-types'

import { findDemandsOfEach } from './find-demands'
import { readManySought } from './read-sought'

/** Properties of one read. */
const batchSize = 200

async function readRows({ db }: Payload, demand: string): Promise<Pick<DemandRow, 'locality'>[]> {
  const { docs } = await db.find({
    collection: 'demandRows',
    where: { demand: { equals: demand } },
    select: { locality: true },
    limit: 0,
    pagination: false,
  })
  // Written by `indexDemands`.
  return docs as unknown as Pick<DemandRow, 'locality'>[]
}

/** The localities of a search; null for all. */
async function placesOf({ db }: Payload, demand: Demand, rows: Pick<DemandRow, 'locality'>[]) {
  const places = rows.map(({ locality }) => locality)
  if (places.includes(anywhere)) return null
  const { docs } = await db.find<Locality>({
    collection: 'localities',
    where: { zip: { in: demand.zips ?? [] } },
    select: { zip: true },
    limit: 0,
    pagination: false,
  })
  return [...places, ...docs.map(({ id }) => id)]
}

/** What the columns of a search exclude for certain; `findDemandsOf` decides about the rest. */
function candidates({ goal, minPrice, maxPrice }: Demand, places: string[] | null): Where {
  const and: Where[] = [
    { isPrimary: { equals: true } },
    { goal: { equals: goal } },
    { availability: { equals: 'available' } },
  ]
  if (places) and.push({ locality: { in: places } })
  if (typeof minPrice === 'number') and.push({ price: { greater_than_equal: minPrice } })
  if (typeof maxPrice === 'number') and.push({ price: { less_than_equal: maxPrice } })
  return { and }
}

/**
 * The ids of the available properties that match a search, by the code of alerts; null while the search is not active.
 */
export async function findPropertiesOf(payload: Payload, demand: Demand): Promise<string[] | null> {
  const rows = await readRows(payload, demand.id)
  if (rows.length === 0) return null
  const { docs } = await payload.db.find({
    collection: 'searchRows',
    where: candidates(demand, await placesOf(payload, demand, rows)),
    select: { property: true },
    limit: 0,
    pagination: false,
  })
  const ids: string[] = []
  for (const batch of inChunks(docs as unknown as Pick<SearchRow, 'property'>[], batchSize)) {
    const sought = await readManySought(
      payload,
      batch.map(({ property }) => property),
    )
    const demands = await findDemandsOfEach(payload, sought, demand.id)
    ids.push(...sought.flatMap(({ id }, at) => (demands[at]?.length ? id : [])))
  }
  return ids
}
