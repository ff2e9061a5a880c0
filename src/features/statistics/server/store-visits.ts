import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import type { SearchRow } from '@/features/listings/model/search-row'
import { inChunks } from '@/lib/values/lists'
import { retry } from '@/lib/values/retry'
import type { Visit } from '@/payload-types'

import { visitTally, type CountedVisits, type VisitTally } from './visit-tally'

/** Rows of one statement: other writes wait for it. */
const chunkSize = 200

type Row = Pick<Visit, 'id' | 'day' | 'kind' | 'language' | 'source' | 'count' | 'key'> & { property: string }

const toRow = (property: string, { day, locale, source, count }: CountedVisits): Row => ({
  id: randomUUID(),
  property,
  day,
  kind: 'page',
  language: locale,
  source,
  count,
  key: [property, day, 'page', locale, source].join(' '),
})

/** Visits with the row that they belong to. */
interface StoredVisit {
  visits: CountedVisits
  row: Row
}

/** The visits of properties that are published in the language of the page; other numbers are dropped. */
async function visitRows(payload: Payload, visits: CountedVisits[]): Promise<StoredVisit[]> {
  const { docs } = await payload.find({
    collection: 'searchRows',
    where: { ref: { in: [...new Set(visits.map(({ ref }) => ref))] } },
    pagination: false,
    depth: 0,
    // The site counts for itself; the rows hold what every visitor may see.
    overrideAccess: true,
  })
  // The generated type of the collection has nullable columns that are always set.
  const properties = new Map(
    (docs as unknown as SearchRow[]).map(({ ref, locale, property }) => [`${ref} ${locale}`, property]),
  )
  return visits.flatMap((each) => {
    const property = properties.get(`${each.ref} ${each.locale}`)
    return property === undefined ? [] : [{ visits: each, row: toRow(property, each) }]
  })
}

/** Adds to the rows in one statement; properties deleted in this moment are left out. */
async function addInSqlite({ db }: Payload, rows: Row[]): Promise<void> {
  const column = (name: keyof Row) => sql`json_extract(value, ${`$.${name}`})`
  await db.drizzle.run(sql`
    insert into visits (id, property_id, day, kind, language, source, count, key)
    select ${column('id')}, ${column('property')}, ${column('day')}, ${column('kind')}, ${column('language')},
      ${column('source')}, ${column('count')}, ${column('key')}
    from json_each(${JSON.stringify(rows)})
    where exists (select 1 from properties where properties.id = ${column('property')})
    on conflict (key) do update set count = visits.count + excluded.count`)
}

/** One command for each row, so that a failure leaves no doubt which ones were written. */
async function addInMongo({ db }: Payload, { id, key, count, ...rest }: Row): Promise<void> {
  const update = { $inc: { count }, $setOnInsert: { _id: id, ...rest } }
  const add = () => db.collections.visits?.collection.updateOne({ key }, update as never, { upsert: true })
  // When another process makes the row at the same moment, the unique key refuses the second one, which then exists.
  await retry(async () => add(), { attempts: 2, firstDelayInMilliseconds: 0 })
}

/** @returns the failures; what could not be written is in the tally again */
async function storeChunk(payload: Payload, tally: VisitTally, visits: CountedVisits[]): Promise<unknown[]> {
  const failures: unknown[] = []
  const orGiveBack = (part: CountedVisits[]) => (error: unknown) => {
    failures.push(error)
    for (const each of part) tally.add(each)
    return []
  }
  const rows = await visitRows(payload, visits).catch(orGiveBack(visits))
  if (payload.db.name === 'mongoose')
    for (const each of rows) await addInMongo(payload, each.row).catch(orGiveBack([each.visits]))
  else if (rows.length > 0)
    await addInSqlite(
      payload,
      rows.map(({ row }) => row),
    ).catch(orGiveBack(rows.map((each) => each.visits)))
  return failures
}

/**
 * Task of the web server: adds the visits counted since the last call to the rows of the database. Several processes
 * add to the same rows. What could not be written waits for the next call.
 *
 * @throws the first failure, after the other visits were written
 */
export async function storeVisits(payload: Payload, tally: VisitTally = visitTally()): Promise<void> {
  const failures: unknown[] = []
  for (const visits of inChunks(tally.take(), chunkSize))
    failures.push(...(await storeChunk(payload, tally, visits)))
  if (failures.length > 0) throw failures[0]
}
