import type { ArrayField, Field } from 'payload'

const datedFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'validFrom',
      type: 'date',
      admin: {
        date: { pickerAppearance: 'dayOnly' },
      },
    },
    {
      name: 'checkedOn',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'source',
      type: 'text',
    },
  ],
}

interface DatedRows {
  name: string
  defaultValue: Record<string, unknown>[]
  /** Names of the fields that tell its rows apart, in the order of the folded line. */
  rowParts: string[]
  fields: Field[]
}

/** A list of legal values: each row has its first day and its source; folded it also says the day. */
export const datedRows = ({ name, defaultValue, rowParts, fields }: DatedRows): ArrayField => ({
  name,
  type: 'array',
  defaultValue,
  admin: {
    initCollapsed: true,
    custom: { rowParts: [...rowParts, 'validFrom', 'checkedOn'] },
  },
  fields: [...fields, datedFields],
})
