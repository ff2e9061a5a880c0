import type { Payload } from 'payload'

import { isSameValue, locksOfKey } from '../model/difference'
import type { FieldValue } from '../model/field-values'
import { resolveRelations } from '../model/relations'
import { findRowsOf } from './import-rows'
import { readDirectory, readStoredProperties } from './read-site'

/** A field that the feed fills, with its value there and here. */
export interface FeedValue {
  field: string
  feed: FieldValue
  here: FieldValue
  isSame: boolean
  /** The values of `lockedFields` that keep it; the first is the one to set. */
  locks: readonly string[]
}

/**
 * The fields of a property that its feed filled at the last import, those that differ first. The caller has checked that
 * the user works with properties.
 *
 * @returns null when no import has applied the property yet
 */
export async function readFeedValues(
  payload: Payload,
  property: { id: string; source: string; externalId: string },
): Promise<FeedValue[] | null> {
  const { id, source, externalId } = property
  const [rows, stored, directory] = await Promise.all([
    findRowsOf(payload, source, [externalId]),
    readStoredProperties(payload, [id]),
    readDirectory(payload),
  ])
  const applied = rows.get(externalId)?.appliedValues
  if (!applied) return null
  const here = stored.get(id)?.values ?? {}
  return Object.entries(resolveRelations(applied, directory))
    .map(([field, feed]) => {
      const ownValue = here[field] ?? null
      return {
        field,
        feed,
        here: ownValue,
        isSame: isSameValue(field, feed, ownValue),
        locks: locksOfKey(field),
      }
    })
    .sort((one, other) => Number(one.isSame) - Number(other.isSame))
}
