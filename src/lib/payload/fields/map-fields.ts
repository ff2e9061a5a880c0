import type { Field } from 'payload'

/** Every field, those inside others first, as `change` returns it. Blocks are schemas of their own and stay as they are. */
export function mapFields(fields: readonly Field[], change: (field: Field) => Field): Field[] {
  return fields.map((field) => {
    switch (field.type) {
      case 'tabs':
        return change({
          ...field,
          tabs: field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) })),
        })
      case 'row':
      case 'collapsible':
      case 'group':
      case 'array':
        return change({ ...field, fields: mapFields(field.fields, change) })
      default:
        return change(field)
    }
  })
}
