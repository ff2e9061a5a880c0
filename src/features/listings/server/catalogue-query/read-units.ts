import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import type { SearchAvailability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'
import type { Locale } from '@/lib/i18n/locales'

/** A unit of a new-build project as lists know it. */
export interface UnitRow {
  /** The id of the property. */
  id: string
  /** The id of the project. */
  project: string
  availability: SearchAvailability
  /** In euro; null if it is not published. */
  price: number | null
}

interface UnitQuery {
  locale: Locale
  goals: readonly PropertyGoal[]
  /** The id of one project; null for the units of all. */
  project: string | null
}

async function readMongo(payload: Payload, { locale, goals, project }: UnitQuery): Promise<UnitRow[]> {
  const wanted = { goal: { $in: goals }, locale, project: project ?? { $ne: null } }
  const unitRows = await payload.db.collections.searchRows
    ?.find(wanted as never, { property: 1, project: 1, availability: 1, price: 1 })
    .lean()
  const rows = (unitRows ?? []) as unknown as (Omit<UnitRow, 'id'> & { _id: string; property: string })[]
  return rows.map(({ _id, property, ...row }) => ({ ...row, id: property }))
}

/** The units that are published in a language, in no order. */
export async function readUnits(payload: Payload, query: UnitQuery): Promise<UnitRow[]> {
  if (payload.db.name === 'mongoose') return readMongo(payload, query)
  const { locale, goals, project } = query
  // A range uses the index of projects; `is not null` scans the table.
  const ofProject = project === null ? sql`project > ''` : sql`project = ${project}`
  return payload.db.drizzle.all<UnitRow>(
    sql`select property as id, project, availability, price from search_rows
      where ${ofProject} and +locale = ${locale} and goal in (select value from json_each(${JSON.stringify(goals)}))`,
  )
}
