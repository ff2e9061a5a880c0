import type { Payload } from 'payload'

import { env } from '@/lib/env'

/** Result of the check at start-up. */
export type DatabaseReport = {
  adapter: string
  transactions: boolean
  /**
   * Unique fields whose index is missing, as `collection.field`. Always empty on SQLite, where the tables define them.
   */
  missingUniqueIndexes: string[]
}

type Model = Payload['db']['collections'][string]

/** Index definitions that are unique, as lists of field paths. */
function uniqueIndexesOf(model: Model): string[][] {
  return model.schema
    .indexes()
    .filter(([, options]) => options.unique === true)
    .map(([fields]) => Object.keys(fields))
}

async function missingIn(slug: string, model: Model): Promise<string[]> {
  // Waits until the server has built the indexes; a refused index is reported as missing below.
  await model.init().catch(() => undefined)
  const indexes = await model.collection.listIndexes().toArray()
  const unique = new Set(indexes.filter((each) => each.unique).map((each) => Object.keys(each.key).join()))
  return uniqueIndexesOf(model)
    .filter((fields) => !unique.has(fields.join()))
    .map((fields) => `${slug}.${fields.join('+')}`)
}

async function missingUniqueIndexes(payload: Payload): Promise<string[]> {
  if (payload.db.name !== 'mongoose') return []
  const models = Object.entries(payload.db.collections)
  const missing = await Promise.all(models.map(([slug, model]) => missingIn(slug, model)))
  return missing.flat()
}

/** Reports which database is in use and whether it has the unique indexes that the product needs. */
export async function getDatabaseReport(payload: Payload): Promise<DatabaseReport> {
  const isMongo = payload.db.name === 'mongoose'
  return {
    adapter: isMongo ? 'MongoDB' : 'SQLite',
    transactions: isMongo && Boolean(payload.db.transactionOptions),
    missingUniqueIndexes: await missingUniqueIndexes(payload),
  }
}

/**
 * Logs at start-up which database is in use. In production a missing unique index stops the start: without it one
 * appointment seat could be given to two people.
 */
export async function checkDatabase(payload: Payload): Promise<void> {
  const report = await getDatabaseReport(payload)
  payload.logger.info(`Database: ${report.adapter}, transactions ${report.transactions ? 'on' : 'off'}.`)
  if (report.missingUniqueIndexes.length === 0) return
  const message = `Missing unique indexes: ${report.missingUniqueIndexes.join(', ')}.`
  if (env.isProduction) throw new Error(message)
  payload.logger.error(message)
}
