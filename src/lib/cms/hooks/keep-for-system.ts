import type { CollectionBeforeChangeHook } from 'payload'

/**
 * Leaves fields out of every save. Payload writes whole documents and fills what nobody may change with what it read at
 * the start: who saves a remark would undo what a visitor or the worker changed meanwhile. These fields are written by
 * the system alone, straight to the database, where no hook runs.
 *
 * What an update leaves out is not missing, so required ones among them need a `validate` of their own: `trusted`.
 */
export const keepForSystem = (names: readonly string[]): CollectionBeforeChangeHook => {
  const kept = new Set(names)
  return ({ data, operation }) =>
    operation === 'create'
      ? data
      : Object.fromEntries(Object.entries(data).filter(([name]) => !kept.has(name)))
}

/** For fields that only the system writes. */
export const trusted = () => true as const
