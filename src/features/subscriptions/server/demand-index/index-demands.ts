import type { Payload, PayloadRequest } from 'payload'

import { parseListingQuery } from '@/features/listings/model/search-params'
import { demandRest } from '@/features/subscriptions/model/demand-rest'
import { anywhere, typeMask, zipPlace, type DemandRow } from '@/features/subscriptions/model/demand-row'
import { replaceRows, type BulkCollection } from '@/lib/payload/bulk-rows'
import { defineProjection } from '@/lib/payload/projection'
import { inChunks } from '@/lib/values/lists'
import { relatedId } from '@/lib/values/read-value'
import { sha256 } from '@/lib/values/digest'
import type { Demand, PropertyType } from '@/payload-types'

const demandRows: BulkCollection = { collection: 'demandRows', table: 'demand_rows' }

const batchSize = 200

/** Whether alerts about a search may be sent. */
export const isActive = ({ confirmed, endedAt, pausedAt }: Demand): boolean =>
  confirmed === true && !endedAt && !pausedAt

const idsOf = (related: Demand['types'] | Demand['localities']): string[] =>
  (related ?? []).map(relatedId).filter((id) => id !== null)

/** The public numbers of the types of these searches, by id. */
async function readWebIds({ db }: Payload, demands: readonly Demand[]): Promise<Map<string, number>> {
  const { docs } = await db.find<PropertyType>({
    collection: 'propertyTypes',
    where: { id: { in: demands.flatMap((demand) => idsOf(demand.types)) } },
    select: { webId: true },
    limit: 0,
    pagination: false,
  })
  return new Map(docs.map(({ id, webId }) => [id, webId]))
}

/** The rows of a search: none while it is not active. */
function rowsOf(demand: Demand, webIds: ReadonlyMap<string, number>): DemandRow[] {
  if (!isActive(demand)) return []
  const chosenTypes = idsOf(demand.types).flatMap((id) => webIds.get(id) ?? [])
  const places = [...idsOf(demand.localities), ...(demand.zips ?? []).map(zipPlace)]
  const saved = demand.search ? parseListingQuery(demand.search, demand.goal) : null
  const rest = demandRest(demand, chosenTypes, saved)
  const columns = {
    demand: demand.id,
    person: sha256(demand.email.toLowerCase()),
    goal: demand.goal,
    priceMin: demand.minPrice ?? null,
    priceMax: demand.maxPrice ?? null,
    bedroomsMin: demand.minBedrooms ?? null,
    bedroomsMax: demand.maxBedrooms ?? null,
    types: typeMask(chosenTypes),
    rest: rest && JSON.stringify(rest),
  }
  const localities = places.length > 0 ? [...new Set(places)] : [anywhere]
  return localities.map((locality) => ({ id: `${demand.id}:${locality}`, locality, ...columns }))
}

/**
 * Makes the rows of these searches as their documents are now, and removes those of searches that are not active or no
 * longer exist. Repeatable.
 */
export async function indexDemands(
  payload: Payload,
  ids: readonly string[],
  req?: PayloadRequest,
): Promise<void> {
  for (const batch of inChunks(ids, batchSize)) {
    const { docs } = await payload.db.find<Demand>({
      collection: 'demands',
      where: { id: { in: batch } },
      limit: 0,
      pagination: false,
      ...(req && { req }),
    })
    const webIds = await readWebIds(payload, docs)
    const rows = docs.flatMap((demand) => rowsOf(demand, webIds)).map((row) => ({ ...row }))
    await replaceRows(payload, demandRows, { of: 'demand', ids: batch, rows }, req)
    // The driver of SQLite is synchronous.
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** The rows by which alerts find a search. */
export const demandIndex = defineProjection({
  name: 'The index of the searches',
  from: () => ['demands'],
  rows: {
    collection: 'demandRows',
    document: 'demand',
    write: (req, _from, ids) => indexDemands(req.payload, ids, req),
  },
})
