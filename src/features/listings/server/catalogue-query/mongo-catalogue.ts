import type { Payload } from 'payload'

import type { SearchAvailability } from '@/features/property/model/availability'
import type { PropertyGoal } from '@/features/property/model/goal'

import {
  newestFirst,
  type CatalogueOrder,
  type CataloguePoint,
  type CatalogueSearch,
  type CatalogueStore,
} from './catalogue-search'
import { computedConditions, plainConditions, type MongoFilter } from './mongo-conditions'

type Model = NonNullable<Payload['db']['collections'][string]>

function modelOf({ db }: Payload): Model {
  const model = db.collections.properties
  if (!model) throw new Error('MongoDB has no collection of properties.')
  return model
}

/** The pipeline stages that find all properties of a search. */
function matching(model: Model, search: CatalogueSearch): MongoFilter[] {
  // Pipelines are not cast by the schema; a query is, so that ids are compared in their stored type.
  const plain: MongoFilter = model.find().cast(model, plainConditions(search)) as MongoFilter
  return [plain, ...computedConditions(search)].map((filter) => ({ $match: filter }))
}

async function read<Row>(model: Model, steps: MongoFilter[]): Promise<Row[]> {
  // The driver types a stage by its one operator; these are composed.
  return (await model.aggregate(steps as never).exec()) as Row[]
}

async function count(model: Model, search: CatalogueSearch): Promise<number> {
  const [row] = await read<{ total: number }>(model, [
    ...matching(model, search),
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
  const rows = await read<Counted>(model, [...matching(model, search), counted('$locality')])
  return new Map(rows.filter(({ _id }) => _id).map(({ _id, total }) => [String(_id), total]))
}

async function countByType(model: Model, search: CatalogueSearch): Promise<Map<number, number>> {
  const anyType = matching(model, { ...search, types: [] })
  const main = await read<Counted>(model, [...anyType, counted('$searchWebId')])
  const counts = new Map(main.filter(({ _id }) => _id).map(({ _id, total }) => [Number(_id), total]))
  const further = await read<Counted>(model, [
    ...anyType,
    { $unwind: '$furtherTypes' },
    { $match: { $expr: { $ne: ['$furtherTypes', '$type'] } } },
    counted('$furtherTypes'),
  ])
  const webIds = new Map(search.knownTypes.map(({ id, webId }) => [id, webId]))
  for (const { _id, total } of further) {
    const webId = webIds.get(String(_id))
    if (webId !== undefined) counts.set(webId, (counts.get(webId) ?? 0) + total)
  }
  return counts
}

function sorted({ by, isDescending }: CatalogueOrder): MongoFilter {
  const direction = isDescending ? -1 : 1
  return { $sort: { [by]: direction, ref: direction } }
}

interface PointRow {
  ref: number
  goal: PropertyGoal
  mapLatitude: number
  mapLongitude: number
  publishAddress?: boolean | null
  latitude?: number | null
  longitude?: number | null
  searchPrice?: number | null
  priceUnit?: number | null
  searchWebId?: number | null
  locality?: unknown
  marquee?: number | null
  searchAvailability?: SearchAvailability | null
}

const pointFields: Record<keyof PointRow, 1> = {
  ref: 1,
  goal: 1,
  mapLatitude: 1,
  mapLongitude: 1,
  publishAddress: 1,
  latitude: 1,
  longitude: 1,
  searchPrice: 1,
  priceUnit: 1,
  searchWebId: 1,
  locality: 1,
  marquee: 1,
  searchAvailability: 1,
}

const toPoint = (row: PointRow): CataloguePoint => ({
  ref: row.ref,
  goal: row.goal,
  latitude: row.mapLatitude,
  longitude: row.mapLongitude,
  isApproximate: !(
    row.publishAddress &&
    typeof row.latitude === 'number' &&
    typeof row.longitude === 'number'
  ),
  price: row.searchPrice ?? null,
  priceUnit: row.priceUnit ?? null,
  webId: row.searchWebId ?? null,
  localityId: row.locality ? String(row.locality) : null,
  marquee: row.marquee ?? null,
  availability: row.searchAvailability ?? 'available',
})

async function findPoints(model: Model, search: CatalogueSearch, limit: number): Promise<CataloguePoint[]> {
  const rows = await read<PointRow>(model, [
    ...matching(model, search),
    sorted(newestFirst),
    { $limit: limit },
    { $match: { mapLatitude: { $ne: null }, mapLongitude: { $ne: null } } },
    { $project: pointFields },
  ])
  return rows.map(toPoint)
}

/** The queries of lists as MongoDB pipelines. */
export function mongoCatalogue(payload: Payload): CatalogueStore {
  const model = modelOf(payload)
  return {
    findHiddenRefs: async (locale) => {
      const named = { $exists: true, $ne: [], $nin: [locale] }
      const hidden = { _status: 'published', publishedIn: named }
      const rows = await read<{ ref: number }>(model, [{ $match: hidden }, { $project: { ref: 1 } }])
      return rows.map(({ ref }) => ref)
    },
    count: (search) => count(model, search),
    countByCity: (search) => countByCity(model, search),
    countByType: (search) => countByType(model, search),
    findRefs: async (search, order, { limit, offset }) => {
      const page = [{ $skip: offset }, { $limit: limit }, { $project: { ref: 1 } }]
      const rows = await read<{ ref: number }>(model, [...matching(model, search), sorted(order), ...page])
      return rows.map(({ ref }) => ref)
    },
    findPoints: (search, limit) => findPoints(model, search, limit),
  }
}
