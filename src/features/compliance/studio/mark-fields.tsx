import type { ClientField, ClientTab } from 'payload'
import type { ReactNode } from 'react'

import { hasField } from '@/studio/form-tabs'

/** Form fields that must be filled in before publishing; `true`: filled in, but not shown to visitors. */
export type MissingFields = ReadonlyMap<string, boolean>

/** Number of missing fields in a tab. */
export const countMissing = (tab: ClientTab, missing: MissingFields): number =>
  [...missing.keys()].filter((name) => hasField(tab.fields, name)).length

/** The same fields, also inside rows and collapsibles, with `mark` added to the labels of missing ones. */
export function markFields(
  fields: readonly ClientField[],
  missing: MissingFields,
  mark: (label: unknown, isHidden: boolean) => ReactNode,
): ClientField[] {
  return fields.map((field) => {
    if (!('name' in field))
      return 'fields' in field ? { ...field, fields: markFields(field.fields, missing, mark) } : field
    const isHidden = missing.get(field.name)
    if (isHidden === undefined || !('label' in field)) return field
    // Payload renders elements as labels too; its type of client fields names texts only.
    return { ...field, label: mark(field.label, isHidden) } as ClientField
  })
}
