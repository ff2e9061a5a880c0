import type { Field, Tab } from 'payload'

/** What it makes sense to set for many properties at once; the list of the studio cannot be searched, so it is short. */
const names: ReadonlySet<string> = new Set([
  ...['status', 'marquee', 'marqueeName', 'agent', 'isSpotlight', 'project', 'neighbourhood'],
  ...['publishPrice', 'publishAddress', 'publishedIn', 'availability', 'availableFrom'],
])

const inTab = <Place extends Tab>(tab: Place): Place => ({ ...tab, fields: tab.fields.map(closedToBulkEdit) })

/** The field as it is when it may be set for many, and otherwise left out when many are edited. */
export function closedToBulkEdit(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(inTab) }
  if (field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: field.fields.map(closedToBulkEdit) }
  if (!('name' in field) || names.has(String(field.name))) return field
  // All kinds that are left have the option, but TypeScript cannot say so about a union of all of them.
  return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
}
