import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { meetsRest, type DemandRest } from '@/features/subscriptions/model/demand-rest'
import {
  anywhere,
  haveCommonType,
  typeMask,
  zipPlace,
  type DemandRow,
  type SoughtProperty,
} from '@/features/subscriptions/model/demand-row'
import { readWordsOf } from '@/features/listings/server/api'
import { storedLoan } from '@/features/property/server/api'
import { belgianDay } from '@/lib/time/belgian-time'
import { inChunks } from '@/lib/values/lists'

import { readSought } from './read-sought'

export type FoundDemand = Pick<DemandRow, 'demand' | 'person' | 'priceMax' | 'rest'>

/** A row that matches a property by its columns; `rest` is still to be asked. */
type Candidate = FoundDemand & {
  /** The place of the property in the list that was asked about. */
  at: number
}

/** Properties of one statement, after which the process serves others: the driver of SQLite is synchronous. */
const batchSize = 25

const placesOf = ({ locality, zip }: SoughtProperty): string[] => [
  anywhere,
  ...(locality ? [locality] : []),
  ...(zip ? [zipPlace(zip)] : []),
]

const columns = { demand: 1, person: 1, priceMax: 1, rest: 1, types: 1, _id: 0 } as const

async function readSqlite(
  { db }: Payload,
  properties: readonly SoughtProperty[],
  only?: string,
): Promise<Candidate[]> {
  const wanted = properties.flatMap((property, at) => {
    const { goal, price, bedrooms } = property
    const mask = typeMask(property.webIds)
    return placesOf(property).map((place) => ({ at, place, goal, price, bedrooms, mask }))
  })
  const value = (name: string) => sql.raw(`json_extract(value, '$.${name}') as ${name}`)
  // A comparison with a price or bedrooms that are null is not true, so that only searches without a bound match.
  return db.drizzle.all<Candidate>(sql`
    with asked as materialized (
      select ${sql.join(['at', 'place', 'goal', 'price', 'bedrooms', 'mask'].map(value), sql`, `)}
      from json_each(${JSON.stringify(wanted)})
    )
    select asked.at, demand, person, price_max as "priceMax", rest
    from asked cross join demand_rows on demand_rows.goal = asked.goal and locality = place
    where ${only === undefined ? sql`` : sql`demand = ${only} and`}
      (price_max is null or price_max >= price) and (price_min is null or price_min <= price)
      and (types = 0 or (types & mask) <> 0)
      and (bedrooms_min is null or bedrooms_min <= bedrooms) and (bedrooms_max is null or bedrooms_max >= bedrooms)`)
}

/** Conditions of MongoDB on a number with bounds; without a number only searches without bounds match. */
const between = (min: string, max: string, value: number | null): object[] =>
  value === null
    ? [{ [min]: null }, { [max]: null }]
    : [
        { $or: [{ [min]: null }, { [min]: { $lte: value } }] },
        { $or: [{ [max]: null }, { [max]: { $gte: value } }] },
      ]

async function readOneMongo(
  { db }: Payload,
  property: SoughtProperty,
  only?: string,
): Promise<FoundDemand[]> {
  const model = db.collections.demandRows
  if (!model) throw new Error('MongoDB has no collection of demand rows.')
  const filter = {
    ...(only !== undefined && { demand: only }),
    goal: property.goal,
    locality: { $in: placesOf(property) },
    $and: [
      ...between('priceMin', 'priceMax', property.price),
      ...between('bedroomsMin', 'bedroomsMax', property.bedrooms),
    ],
  }
  const demandRows = await model.collection.find(filter as never, { projection: columns }).toArray()
  // The driver types rows as its own documents; these are ours.
  const rows = demandRows as unknown as (FoundDemand & Pick<DemandRow, 'types'>)[]
  // Not every MongoDB-compatible server has operators on bits.
  return rows.filter(({ types }) => types === 0 || haveCommonType(types, property.webIds))
}

const readMongo = async (
  payload: Payload,
  properties: readonly SoughtProperty[],
  only?: string,
): Promise<Candidate[]> => {
  const answers = await Promise.all(
    properties.map(async (property, at) =>
      (await readOneMongo(payload, property, only)).map((row) => ({ ...row, at })),
    ),
  )
  return answers.flat()
}

/** The candidates whose other conditions a property meets, each search once. */
async function keepMet(
  payload: Payload,
  property: SoughtProperty,
  rows: readonly Candidate[],
): Promise<FoundDemand[]> {
  // Written by `indexDemands`.
  const rests = rows.map(({ rest }) => (rest === null ? null : (JSON.parse(rest) as DemandRest)))
  const day = belgianDay(new Date())
  const [loan, words] = await Promise.all([
    rests.some((rest) => rest?.budget) ? storedLoan(payload, day) : undefined,
    rests.some((rest) => rest?.words) ? readWordsOf(payload, property.id) : {},
  ])
  const met = rows.filter((_, index) => {
    const rest = rests[index]
    return !rest || meetsRest(rest, property, { day, loan, words })
  })
  return [...new Map(met.map(({ at: _at, ...row }) => [row.demand, row])).values()]
}

/**
 * The active searches that each of these properties matches, in the order of the properties; each search once for a
 * property. Reads one row per search by index.
 *
 * @param only the id of a search, to ask whether it is among them
 */
export async function findDemandsOfEach(
  payload: Payload,
  properties: readonly SoughtProperty[],
  only?: string,
): Promise<FoundDemand[][]> {
  const read = payload.db.name === 'mongoose' ? readMongo : readSqlite
  const demands: FoundDemand[][] = []
  for (const batch of inChunks(properties, batchSize)) {
    const rowsOf = batch.map((): Candidate[] => [])
    for (const row of await read(payload, batch, only)) rowsOf[row.at]?.push(row)
    for (const [at, property] of batch.entries())
      demands.push(await keepMet(payload, property, rowsOf[at] ?? []))
    if (properties.length > batchSize) await new Promise((resolve) => setImmediate(resolve))
  }
  return demands
}

/** The active searches that one property matches, each once. */
export const findDemandsOf = async (payload: Payload, property: SoughtProperty): Promise<FoundDemand[]> =>
  (await findDemandsOfEach(payload, [property]))[0] ?? []

/**
 * How many people look for a property: e-mail addresses with an active search that it matches.
 *
 * @param options.price a price in euro to count for instead of the published one
 * @returns 0 for a property that visitors cannot find
 */
export async function countMatchingDemands(
  payload: Payload,
  property: { id: string },
  { price }: { price?: number } = {},
): Promise<number> {
  const sought = await readSought(payload, property.id)
  if (!sought) return 0
  const demands = await findDemandsOf(payload, { ...sought, ...(price !== undefined && { price }) })
  return new Set(demands.map(({ person }) => person)).size
}
