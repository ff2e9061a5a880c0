import type { Payload, TypedUser } from 'payload'
import { sql } from '@payloadcms/db-sqlite'

import { agentProfileId, hasRole } from '@/lib/payload/access'
import { startOfDay, type Day } from '@/lib/time/belgian-time'
import { isOneOf, relatedId } from '@/lib/values/read-value'
import { forReader } from '@/lib/payload/reader-language'

import {
  noVisits,
  type Period,
  type PropertyStatistics,
  type SourceCounts,
} from '../model/property-statistics'
import { visitSources, type VisitSource } from '../model/visit-source'
import { firstDayOf } from '../model/visit-counts'

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
async function countSources(payload: Payload, from: Day): Promise<Map<string, SourceCounts>> {
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

/** A member of staff who reads statistics. */
export interface StatisticsReader {
  payload: Payload
  user: TypedUser
  /** Of the studio. */
  language: string
}

/** Staff who work with properties; translators do not. */
export const readsStatistics = (user: TypedUser | null | undefined): boolean =>
  hasRole(user, 'administrator', 'editor', 'agent')

/** The published properties that the reader may see. */
async function findProperties({ payload, user, language }: StatisticsReader) {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { and: [{ _status: { equals: 'published' } }, { status: { not_equals: 'withdrawn' } }] },
    select: { ref: true, studioTitle: true, status: true, agent: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    ...forReader(language),
  })
  return docs
}

/** Leads about properties since a day that the reader may see, by id of the property. */
async function countLeads({ payload, user }: StatisticsReader, from: Day): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: {
      and: [
        { property: { exists: true } },
        { createdAt: { greater_than_equal: startOfDay(from).toISOString() } },
      ],
    },
    select: { property: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  const counts = new Map<string, number>()
  for (const { property } of docs) {
    const id = relatedId(property)
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

const sumOf = (sources: SourceCounts): number =>
  visitSources.reduce((sum, source) => sum + sources[source], 0)

/**
 * Visits and leads of every published property that the reader may see. An agent sees the leads of the own properties
 * alone.
 */
export async function readStatistics(
  reader: StatisticsReader,
  period: Period,
  now: Date,
): Promise<PropertyStatistics[]> {
  const from = firstDayOf(now, period)
  const [properties, visits, leads] = await Promise.all([
    findProperties(reader),
    countSources(reader.payload, from),
    countLeads(reader, from),
  ])
  const isEditor = hasRole(reader.user, 'administrator', 'editor')
  const profile = agentProfileId(reader.user)
  return properties.map(({ id, ref, studioTitle, status, agent }) => {
    const sources = visits.get(id) ?? noVisits()
    const isOwn = isEditor || (profile !== null && relatedId(agent) === profile)
    return {
      id,
      ref,
      sources,
      title: studioTitle ?? String(ref),
      isAvailable: isOneOf(['active', 'underOption'], status),
      visits: sumOf(sources),
      leads: isOwn ? (leads.get(id) ?? 0) : null,
    }
  })
}
