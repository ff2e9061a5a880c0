import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Leaves fields out of every save. Payload writes whole documents and fills read-only fields with the values read at
 * the start, so saving a remark would undo a concurrent change of a visitor or the worker. These fields are written
 * by the system directly in the database, without hooks.
 *
 * A field missing in an update is not an error, so required ones among them need their own `validate`: `trusted`.
 *
 * @param namesOf the fields of each collection, by its slug
 */
export const protectSystemFields =
  (namesOf: Readonly<Record<string, readonly string[]>>): CollectionBeforeChangeHook =>
  ({ collection, data, operation }) => {
    const names = namesOf[collection.slug] ?? []
    return operation === 'create'
      ? data
      : Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
  }

/** For fields that only the system writes. */
export const trusted = () => true as const
