import type { Payload } from 'payload'

import { webIdsIn, type SearchRow } from '@/features/listings/model/search-row'

import {
  newestFirst,
  type CatalogueOrder,
  type CataloguePoint,
  type CatalogueProperty,
  type CatalogueSearch,
  type CatalogueStore,
} from './catalogue-search'
import { computedConditions, plainConditions, type MongoFilter } from './mongo-conditions'

type Model = NonNullable<Payload['db']['collections'][string]>

function modelOf({ db }: Payload): Model {
  const model = db.collections.searchRows
  if (!model) throw new Error('MongoDB has no collection of search rows.')
  return model
}

/** The pipeline stages that find all properties of a search. */
const matching = (search: CatalogueSearch): MongoFilter[] =>
  [plainConditions(search), ...computedConditions(search)].map((filter) => ({ $match: filter }))

async function read<Row>(model: Model, steps: MongoFilter[]): Promise<Row[]> {
  // The driver types a stage by its one operator; these are composed.
  return (await model.aggregate(steps as never).exec()) as Row[]
}

async function count(model: Model, search: CatalogueSearch): Promise<number> {
  const [row] = await read<{ total: number }>(model, [
    ...matching(search),
    { $group: { _id: null, total: { $sum: 1 } } },
  ])
  return row?.total ?? 0
}

interface Counted {
  _id: unknown
  total: number
}

const counted = (key: string): MongoFilter => ({ $group: { _id: key, total: { $sum: 1 } } })

async function countByCity(model: Model, search: CatalogueSearch): Promise<Map<string, number>> {
  const rows = await read<Counted>(model, [...matching(search), counted('$locality')])
  return new Map(rows.filter(({ _id }) => _id).map(({ _id, total }) => [String(_id), total]))
}

async function countByType(model: Model, search: CatalogueSearch): Promise<Map<number, number>> {
  const anyType = matching({ ...search, types: [] })
  const main = await read<Counted>(model, [...anyType, counted('$webId')])
  const counts = new Map(main.filter(({ _id }) => _id).map(({ _id, total }) => [Number(_id), total]))
  const further = await read<Counted>(model, [
    { $match: { furtherTypes: { $ne: null } } },
    ...anyType,
    counted('$furtherTypes'),
  ])
  for (const { _id, total } of further)
    for (const webId of webIdsIn(String(_id))) counts.set(webId, (counts.get(webId) ?? 0) + total)
  return counts
}

function sorted({ by, isDescending }: CatalogueOrder): MongoFilter {
  const direction = isDescending ? -1 : 1
  return { $sort: { [by]: direction, ref: direction } }
}

const pointFields = [
  ...(['ref', 'goal', 'latitude', 'longitude', 'isApproximate', 'price', 'priceUnit'] as const),
  ...(['webId', 'locality', 'marquee', 'availability'] as const),
]

type PointRow = Pick<SearchRow, (typeof pointFields)[number]> & {
  _id: unknown
  latitude: number
  longitude: number
}

const toPoint = ({ _id: _, locality, ...row }: PointRow): CataloguePoint => ({ ...row, localityId: locality })

async function findPoints(model: Model, search: CatalogueSearch, limit: number): Promise<CataloguePoint[]> {
  const rows = await read<PointRow>(model, [
    ...matching(search),
    sorted(newestFirst),
    { $limit: limit },
    { $match: { latitude: { $ne: null }, longitude: { $ne: null } } },
    { $project: Object.fromEntries(pointFields.map((name) => [name, 1])) },
  ])
  return rows.map(toPoint)
}

async function findOne(model: Model, wanted: number): Promise<CatalogueProperty | null> {
  const [row] = await read<SearchRow>(model, [{ $match: { ref: wanted } }, { $limit: 1 }])
  if (!row) return null
  const { ref, goal, webId, price, latitude, longitude } = row
  return { ref, goal, webId, price, latitude, longitude }
}

/** The queries of lists as MongoDB pipelines. */
export function mongoCatalogue(payload: Payload): CatalogueStore {
  const model = modelOf(payload)
  return {
    count: (search) => count(model, search),
    countByCity: (search) => countByCity(model, search),
    countByType: (search) => countByType(model, search),
    findOne: (ref) => findOne(model, ref),
    findRefs: async (search, order, { limit, offset }) => {
      const page = [{ $skip: offset }, { $limit: limit }, { $project: { ref: 1 } }]
      const rows = await read<{ ref: number }>(model, [...matching(search), sorted(order), ...page])
      return rows.map(({ ref }) => ref)
    },
    findPoints: (search, limit) => findPoints(model, search, limit),
  }
}
