import type { ArrayField, Block, CollectionConfig, DateField, Field, GlobalConfig } from 'payload'

import { mapFields } from './map-fields'

const rowLabel = '/composition/studio-parts#ListRowLabel'
const openNewRows = '/studio/blocks/open-new-rows#OpenNewRows'

/**
 * A list whose rows are named by what they say, and whose new rows are open. Only lists that are closed at first need to
 * be watched for new rows: Payload renders the watching part again with every change of the form.
 */
function namedList(field: ArrayField): ArrayField {
  const { components = {}, ...admin } = field.admin ?? {}
  return {
    ...field,
    admin: {
      ...admin,
      components: {
        RowLabel: rowLabel,
        ...components,
        ...(admin.initCollapsed && { beforeInput: [...(components.beforeInput ?? []), openNewRows] }),
      },
    },
  }
}

const dayFormat = 'dd/MM/yyyy'
const timeFormat = 'HH:mm'

/** Payload writes a date as "Nov 25, 2026 5:00 PM" in every language. */
function belgianDate(field: DateField): DateField {
  const { date, ...admin } = field.admin ?? {}
  const displayFormat = date?.pickerAppearance === 'dayAndTime' ? `${dayFormat} ${timeFormat}` : dayFormat
  if (date?.displayFormat) return field
  return { ...field, admin: { ...admin, date: { timeFormat, ...date, displayFormat } as typeof date } }
}

const studioField = (field: Field): Field => {
  if (field.type === 'array') return namedList(field)
  return field.type === 'date' ? belgianDate(field) : field
}

/**
 * What every list and date has in the studio, for the fields of a collection, a global or a block: rows that are named
 * and open when new, and days as they are written in Belgium.
 */
export const withStudioFields = <T extends CollectionConfig | GlobalConfig | Block>(schema: T): T => ({
  ...schema,
  fields: mapFields(schema.fields, studioField),
})
