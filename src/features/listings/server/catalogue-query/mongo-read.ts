import type { Payload } from 'payload'

import { computedConditions, plainConditions, type MongoFilter } from './mongo-conditions'
import type { CatalogueSearch } from './catalogue-search'

export type Model = NonNullable<Payload['db']['collections'][string]>

/** The collection of search rows. */
export function modelOf({ db }: Payload): Model {
  const model = db.collections.searchRows
  if (!model) throw new Error('MongoDB has no collection of search rows.')
  return model
}

/** The pipeline stages that find all properties of a search. */
export const matching = (search: CatalogueSearch): MongoFilter[] =>
  [plainConditions(search), ...computedConditions(search)].map((filter) => ({ $match: filter }))

export async function read<Row>(model: Model, steps: MongoFilter[]): Promise<Row[]> {
  // The driver types a stage by its one operator; these are composed.
  return (await model.aggregate(steps as never).exec()) as Row[]
}
