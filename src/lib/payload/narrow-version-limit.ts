/** @relies database-adapter */
import type { Config } from 'payload'

type Adapter = NonNullable<Config['db']>
type Database = ReturnType<Adapter['init']>

/** Payload asks for one version, behind those that a document may have. No other question has a page and no total. */
const isBehindLimit = ({
  limit,
  page,
  pagination,
  select,
}: Parameters<Database['findVersions']>[0]): boolean =>
  limit === 1 && pagination === false && (page ?? 1) > 1 && select === undefined

/**
 * After each save Payload looks for the newest version that is too many, and uses its date alone. Without this it reads the
 * whole document, with the tables of its lists and languages; of a property this takes a twentieth of a save.
 */
export const narrowVersionLimit = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (options) => {
    const database = adapter.init(options)
    const findVersions = database.findVersions.bind(database)
    database.findVersions = (args) =>
      findVersions(isBehindLimit(args) ? { ...args, select: { updatedAt: true } } : args)
    return database
  },
})
