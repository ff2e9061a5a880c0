import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

import { webIdsIn, type SearchRow } from '@/features/listings/model/search-row'
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
import type { Locality, Property } from '@/payload-types'

export type FoundDemand = Pick<DemandRow, 'demand' | 'person' | 'priceMax' | 'rest'>

const placesOf = ({ locality, zip }: SoughtProperty): string[] => [
  anywhere,
  ...(locality ? [locality] : []),
  ...(zip ? [zipPlace(zip)] : []),
]

const columns = { demand: 1, person: 1, priceMax: 1, rest: 1, types: 1, _id: 0 } as const

async function readSqlite({ db }: Payload, property: SoughtProperty, only?: string): Promise<FoundDemand[]> {
  const { goal, price, bedrooms } = property
  const places = sql.join(
    placesOf(property).map((place) => sql`${place}`),
    sql`, `,
  )
  const mask = typeMask(property.webIds)
  const onPrice =
    price === null
      ? sql`price_min is null and price_max is null`
      : sql`(price_max is null or price_max >= ${price}) and (price_min is null or price_min <= ${price})`
  const onBedrooms =
    bedrooms === null
      ? sql`bedrooms_min is null and bedrooms_max is null`
      : sql`(bedrooms_min is null or bedrooms_min <= ${bedrooms}) and (bedrooms_max is null or bedrooms_max >= ${bedrooms})`
  return db.drizzle.all<FoundDemand>(sql`
    select demand, person, price_max as "priceMax", rest from demand_rows
    where ${only === undefined ? sql`` : sql`demand = ${only} and`} goal = ${goal} and locality in (${places}) and ${onPrice}
      and (types = 0 or (types & ${mask}) <> 0) and ${onBedrooms}`)
}

/** Conditions of MongoDB on a number with bounds; without a number only searches without bounds match. */
const between = (min: string, max: string, value: number | null): object[] =>
  value === null
    ? [{ [min]: null }, { [max]: null }]
    : [
        { $or: [{ [min]: null }, { [min]: { $lte: value } }] },
        { $or: [{ [max]: null }, { [max]: { $gte: value } }] },
      ]

async function readMongo({ db }: Payload, property: SoughtProperty, only?: string): Promise<FoundDemand[]> {
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
  const found = await model.collection.find(filter as never, { projection: columns }).toArray()
  // The driver types rows as its own documents; these are ours.
  const rows = found as unknown as (FoundDemand & Pick<DemandRow, 'types'>)[]
  // Not every MongoDB-compatible server has operators on bits.
  return rows.filter(({ types }) => types === 0 || haveCommonType(types, property.webIds))
}

/**
 * The active searches that a property matches, each once. Reads one row per search by index.
 *
 * @param only the id of a search, to ask whether it is among them
 */
export async function findDemandsOf(
  payload: Payload,
  property: SoughtProperty,
  only?: string,
): Promise<FoundDemand[]> {
  const read = payload.db.name === 'mongoose' ? readMongo : readSqlite
  const rows = await read(payload, property, only)
  // Written by `indexDemands`.
  const rests = rows.map(({ rest }) => (rest === null ? null : (JSON.parse(rest) as DemandRest)))
  const day = belgianDay(new Date())
  const [loan, words] = await Promise.all([
    rests.some((rest) => rest?.budget) ? storedLoan(payload, day) : undefined,
    rests.some((rest) => rest?.words) ? readWordsOf(payload, property.id) : {},
  ])
  const met = rows.filter((_, at) => {
    const rest = rests[at]
    return !rest || meetsRest(rest, property, { day, loan, words })
  })
  return [...new Map(met.map((row) => [row.demand, row])).values()]
}

const roomFields = { garages: true, parkings: true, externalParkings: true } as const

/** A property as searches see it; null when visitors cannot find it. */
export async function readSought(payload: Payload, id: string): Promise<(SoughtProperty & SearchRow) | null> {
  const { db } = payload
  const where = { id: { equals: id } }
  const [row, rooms] = await Promise.all([
    db.findOne<SearchRow>({ collection: 'searchRows', where }),
    db.findOne<Property>({ collection: 'properties', where, select: roomFields }),
  ])
  if (!row || !rooms) return null
  const place = row.locality
    ? await db.findOne<Locality>({
        collection: 'localities',
        where: { id: { equals: row.locality } },
        select: { zip: true },
      })
    : null
  const { parkings, externalParkings } = rooms
  const isCounted = typeof parkings === 'number' || typeof externalParkings === 'number'
  return {
    ...row,
    zip: place?.zip ?? null,
    webIds: [...(row.webId === null ? [] : [row.webId]), ...webIdsIn(row.furtherTypes ?? '')],
    garages: rooms.garages ?? null,
    parking: isCounted ? (parkings ?? 0) + (externalParkings ?? 0) : null,
  }
}

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
  const found = await findDemandsOf(payload, { ...sought, ...(price !== undefined && { price }) })
  return new Set(found.map(({ person }) => person)).size
}
