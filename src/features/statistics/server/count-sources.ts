import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import type { Day } from '@/lib/time/belgian-time'

import { noVisits, type SourceCounts } from '../model/property-statistics'
import type { VisitSource } from '../model/visit-source'

interface Row {
  property: string
  source: VisitSource
  count: number
}

async function readMongo({ db }: Payload, from: Day): Promise<Row[]> {
  const steps = [
    { $match: { day: { $gte: from }, kind: 'page' } },
    { $group: { _id: { property: '$property', source: '$source' }, count: { $sum: '$count' } } },
  ]
  // The driver types a stage by its one operator; these are composed.
  const rows = await db.collections.visits?.aggregate(steps as never).exec()
  return ((rows ?? []) as { _id: Omit<Row, 'count'>; count: number }[]).map(({ _id, count }) => ({
    ..._id,
    count,
  }))
}

/**
 * Visits of all properties by source. Reads past the access rules: the caller shows those of properties that the reader
 * may see.
 *
 * @param from the first Belgian day that counts
 * @returns by id of the property; without those that had none
 */
export async function countSources(payload: Payload, from: Day): Promise<Map<string, SourceCounts>> {
  const rows =
    payload.db.name === 'mongoose'
      ? await readMongo(payload, from)
      : await payload.db.drizzle.all<Row>(sql`
          select property_id as property, source, sum(count) as count from visits
          where day >= ${from} and kind = 'page' group by 1, 2`)
  const counts = new Map<string, SourceCounts>()
  for (const { property, source, count } of rows)
    counts.set(property, { ...(counts.get(property) ?? noVisits()), [source]: count })
  return counts
}
