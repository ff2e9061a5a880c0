import type { ClientField, SanitizedFieldPermissions, SanitizedFieldsPermissions } from 'payload'
import { fieldIsHiddenOrDisabled, getFieldPermissions } from 'payload/shared'

type Permissions = SanitizedFieldPermissions | SanitizedFieldsPermissions

/** A field that can be set for several documents at once. */
export interface BulkField {
  path: string
  /** Path of the group around it; empty outside groups. */
  parentPath: string
  /** With the names of the groups around it, such as `Offer > Status`. */
  label: string
  field: ClientField
  /** Of the fields beside it. */
  permissions: Permissions
}

/** What surrounds fields. */
interface Around {
  path: string
  label: string
  permissions: Permissions
}

const isClosed = (field: ClientField): boolean =>
  field.type === 'ui' ||
  field.type === 'join' ||
  field.admin?.disableBulkEdit === true ||
  field.admin?.hidden === true ||
  ('unique' in field && field.unique === true) ||
  ('readOnly' in field && field.readOnly === true) ||
  Boolean(fieldIsHiddenOrDisabled(field))

const join = (first: string, second: string, between: string): string =>
  [first, second].filter(Boolean).join(between)

/**
 * The fields of a collection that the user may set for several documents at once; those of groups one by one.
 *
 * @param labelOf a label of the configuration in the editor's language
 */
export function bulkFields(
  fields: readonly ClientField[],
  labelOf: (label: unknown) => string,
  around: Around,
): BulkField[] {
  return fields.flatMap((field): BulkField[] => {
    if (isClosed(field)) return []
    const { path, label, permissions } = around
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => {
        const name = 'name' in tab ? tab.name : ''
        const ownPermissions = name && permissions !== true ? Reflect.get(permissions, name) : permissions
        const inside =
          ownPermissions === true
            ? true
            : ((ownPermissions as { fields?: Permissions } | undefined)?.fields ?? permissions)
        return bulkFields(tab.fields, labelOf, { path: join(path, name, '.'), label, permissions: inside })
      })
    const allowed = getFieldPermissions({
      field,
      operation: 'update',
      parentName: path.split('.').at(-1) ?? '',
      permissions,
    })
    const name = 'name' in field ? field.name : ''
    if (name && !(allowed.operation && allowed.read)) return []
    const shown = join(label, labelOf('label' in field ? field.label : ''), ' > ')
    if (field.type === 'row' || field.type === 'collapsible' || field.type === 'group')
      return bulkFields(field.fields, labelOf, {
        path: join(path, name, '.'),
        label: shown,
        permissions: allowed.permissions,
      })
    return [{ path: join(path, name, '.'), parentPath: path, label: shown || name, field, permissions }]
  })
}
