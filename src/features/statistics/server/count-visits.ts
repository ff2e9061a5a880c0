import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { chartDays, firstDayOf, toVisitCounts, type DayCount, type VisitCounts } from '../model/visit-counts'

/** Visits of a property on a day of the chart; the day is empty for all days before. */
interface Row {
  property: string
  day: string
  count: number
}

async function readMongo({ db }: Payload, propertyIds: readonly string[], from: string): Promise<Row[]> {
  const day = { $cond: [{ $gte: ['$day', from] }, '$day', ''] }
  const steps = [
    { $match: { property: { $in: propertyIds }, kind: 'page' } },
    { $group: { _id: { property: '$property', day }, count: { $sum: '$count' } } },
  ]
  // The driver types a stage by its one operator; these are composed.
  const rows = await db.collections.visits?.aggregate(steps as never).exec()
  return ((rows ?? []) as { _id: Omit<Row, 'count'>; count: number }[]).map(({ _id, count }) => ({
    ..._id,
    count,
  }))
}

async function readRows(payload: Payload, propertyIds: readonly string[], from: string): Promise<Row[]> {
  if (payload.db.name === 'mongoose') return readMongo(payload, propertyIds, from)
  const day = sql`case when day >= ${from} then day else '' end`
  return payload.db.drizzle.all<Row>(sql`
    select property_id as property, ${day} as day, sum(count) as count from visits
    where property_id in (select value from json_each(${JSON.stringify(propertyIds)})) and kind = 'page'
    group by 1, 2`)
}

/** The visits of one property on every day that had some, for a caller that has checked the reader as below. */
export const readVisitDays = async (payload: Payload, property: string): Promise<DayCount[]> =>
  (await readRows(payload, [property], '')).map(({ day, count }) => ({ day, count }))

/**
 * Counts how often the pages of properties were visited, in all languages and from all sources. Reads past the access
 * rules: the caller has checked that the reader may see these properties.
 *
 * @param now decides which Belgian day is today
 * @returns an entry for each property, also for one without visits
 */
export async function countVisits(
  payload: Payload,
  propertyIds: readonly string[],
  now: Date,
): Promise<Map<string, VisitCounts>> {
  const rows = propertyIds.length > 0 ? await readRows(payload, propertyIds, firstDayOf(now, chartDays)) : []
  const byProperty = new Map<string, Row[]>(propertyIds.map((id) => [id, []]))
  for (const row of rows) byProperty.get(row.property)?.push(row)
  return new Map(
    [...byProperty].map(([id, visits]) => {
      const before = visits.find(({ day }) => day === '')?.count ?? 0
      return [id, toVisitCounts(visits, before, now)]
    }),
  )
}
