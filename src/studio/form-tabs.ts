import type {
  ClientField,
  ClientTab,
  Option,
  SanitizedBlockPermissions,
  SanitizedDocumentPermissions,
  SanitizedFieldPermissions,
} from 'payload'

import { payloadElements } from './payload-elements'

/** Whether a field is among these, also inside rows and collapsibles. */
export function hasField(fields: readonly ClientField[], name: string): boolean {
  return fields.some(
    (field) =>
      ('name' in field && field.name === name) ||
      (!('name' in field) && 'fields' in field && hasField(field.fields, name)),
  )
}

/** A field by its name, also inside rows, collapsibles and tabs without a name. */
function fieldNamed(fields: readonly ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const inner =
      'tabs' in field ? field.tabs.flatMap((tab) => ('name' in tab ? [] : tab.fields)) : unnamedFields(field)
    const innerField = fieldNamed(inner, name)
    if (innerField) return innerField
  }
  return undefined
}

const unnamedFields = (field: ClientField): ClientField[] =>
  'fields' in field && !('name' in field && field.name) ? field.fields : []

/**
 * The schema of a field of a form.
 *
 * @param path as in the form: `blocks.2.links.0.label`
 * @param blockFields the fields of the block in a row: `blocks.2`
 */
export function fieldAt(
  fields: readonly ClientField[],
  path: string,
  blockFields: (row: string) => readonly ClientField[],
): ClientField | undefined {
  let within = fields
  let field: ClientField | undefined
  let at = ''
  for (const step of path.split('.')) {
    at = at ? `${at}.${step}` : step
    if (field && /^\d+$/.test(step) && (field.type === 'blocks' || field.type === 'array')) {
      within = field.type === 'blocks' ? blockFields(at) : field.fields
      continue
    }
    field = fieldNamed(within, step)
    if (!field) return undefined
    within = 'fields' in field ? field.fields : []
  }
  return field
}

type Permissions = SanitizedFieldPermissions | SanitizedBlockPermissions | undefined

const within = (permissions: Permissions, key: 'fields' | 'blocks', name: string): Permissions => {
  if (permissions === undefined || permissions === true) return permissions
  const inner = (permissions as Partial<Record<typeof key, true | Record<string, Permissions>>>)[key]
  return inner === true ? true : inner?.[name]
}

/**
 * Whether the user may change a field of a form.
 *
 * @param path as in the form: `blocks.2.links.0.label`
 * @param blockOf the kind of the block in a row: `blocks.2`
 */
export function mayUpdateField(
  document: SanitizedDocumentPermissions | undefined,
  path: string,
  blockOf: (row: string) => string,
): boolean {
  let permissions = document as Permissions
  let at = ''
  for (const step of path.split('.')) {
    at = at ? `${at}.${step}` : step
    if (!/^\d+$/.test(step)) permissions = within(permissions, 'fields', step)
    else if (permissions !== true && permissions && 'blocks' in permissions)
      permissions = within(permissions, 'blocks', blockOf(at))
  }
  return permissions === true || (permissions !== undefined && 'update' in permissions)
}

/** The options of the first field of this name that has some, also inside lists, rows and tabs. */
export function findOptions(fields: readonly (ClientField | ClientTab)[], name: string): readonly Option[] {
  for (const field of fields) {
    if ('options' in field && field.name === name) return field.options
    const parts = 'tabs' in field ? field.tabs : 'fields' in field ? field.fields : []
    const inner = findOptions(parts, name)
    if (inner.length > 0) return inner
  }
  return []
}

/** The tabs of a form, also inside a row. */
export const findTabs = (fields: readonly ClientField[]): ClientTab[] =>
  fields.flatMap((field) => {
    if (field.type === 'row') return findTabs(field.fields)
    return field.type === 'tabs' ? field.tabs : []
  })

/** The tabs of the form: Payload's, and those of the property form. */
const tabSelector = `${payloadElements.tab}, .studio-sections__tab`
const openSelector = `${payloadElements.openTab}, [aria-selected="true"]`

/** Opens a tab of the form by its index; the form renders one tab at a time. Nothing happens without such a tab. */
export function openFormTab(index: number, form: ParentNode = document): void {
  const tab = form.querySelectorAll<HTMLElement>(tabSelector)[index]
  if (tab && !tab.matches(openSelector)) tab.click()
}
