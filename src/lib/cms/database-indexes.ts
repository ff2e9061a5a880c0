import { index } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import type { sqliteAdapter } from '@payloadcms/db-sqlite'

type SchemaHook = NonNullable<Parameters<typeof sqliteAdapter>[0]['afterSchemaInit']>[number]

const isLocaleTable = (name: string) => name.endsWith('_locales')

/**
 * Adds an index on `_parent_id` to every table of localised texts, those of versions included.
 * Payload's own index begins with the language, so without this one SQLite reads the whole table
 * for each document: a localised list of a thousand takes sixty times as long.
 */
export const indexLocaleParents: SchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of Object.entries(schema.tables)) {
    const parent = table._parentID
    if (!isLocaleTable(name) || !parent) continue
    extendTable({
      table,
      extraConfig: () => ({ parentOfLocale: index(`${name}_parent_only_idx`).on(parent) }),
    })
  }
  return schema
}
