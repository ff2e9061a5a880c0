import type { CollectionBeforeChangeHook, Field, FieldHook, JSONField } from 'payload'
import { date, number, select, text, textarea } from 'payload/shared'

import { ownFields, ownValueIn, withOwnValues } from '@/features/property/model/own-fields'
import { catalogueGroupFields } from '@/features/property/server/catalogue-field'
import { noAccess } from '@/lib/payload/access'

/** Payload validates a virtual field by an explicit rule alone. */
const validators = { date, number, select, text, textarea }

const hasValidator = (type: string): type is keyof typeof validators => type in validators

/** Hook of an own field: its value is in the column. */
const readOwnValue: FieldHook = ({ data, field, req }) =>
  'name' in field ? ownValueIn(data?.ownValues, String(field.name), req.locale ?? '') : null

/** A field that the form, the API and feeds have under its name, and the database in one column. */
function asOwn(field: Field): Field {
  if (field.type === 'row') return { ...field, fields: field.fields.map(asOwn) }
  const { type } = field
  if (!hasValidator(type)) throw new Error(`An own field of properties cannot be a ${type}.`)
  const validate = validators[type]
  const ownField = {
    ...field,
    virtual: true,
    custom: { column: 'ownValues' },
    validate,
    hooks: { afterRead: [readOwnValue] },
    // Payload locks virtual fields, and cannot query them.
    admin: { ...field.admin, readOnly: false, disableListColumn: true, disableListFilter: true },
  }
  // Each of these types of field has these options, which TypeScript cannot infer for the union.
  return ownField as unknown as Field
}

/** The own fields of the agency in the form of a property. */
export const ownPropertyFields: Field[] = catalogueGroupFields('own').map(asOwn)

/** What is stored of all own fields. */
export const ownValuesField: JSONField = {
  name: 'ownValues',
  type: 'json',
  // Payload empties what the restoring user may not write.
  access: { create: noAccess, update: ({ req }) => req.context?.isRestoringVersion === true },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** Hook of properties: the own fields of a save go into their column; a restored version brings its column. */
export const storeOwnValues: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (ownFields.length === 0 || req.context.isRestoringVersion === true) return data
  const stored = originalDoc?.ownValues ?? data.ownValues
  const saved = withOwnValues(stored, data, req.locale ?? '')
  const further = Object.entries(req.context.furtherTexts ?? {})
  return {
    ...data,
    ownValues: further.reduce((values, [locale, texts]) => withOwnValues(values, texts, locale), saved),
  }
}
