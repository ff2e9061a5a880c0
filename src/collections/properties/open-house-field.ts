import type { DateFieldValidation, Field } from 'payload'

import { closedToTranslators } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'

const endsAfterStart: DateFieldValidation = (value, { siblingData, req }) => {
  const { start } = siblingData as { start?: string | Date | null }
  const isReversed = value && start && new Date(value) <= new Date(start)
  return isReversed ? studioMessage(req, 'fields.openHouseEnd') : true
}

const moment = (name: 'start' | 'end'): Field => ({
  name,
  type: 'date',
  required: true,
  ...(name === 'end' && { validate: endsAfterStart }),
  admin: { width: '50%', date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } },
})

/** Days on which the property can be seen without an appointment. */
export const openHousesField: Field = {
  name: 'openHouses',
  type: 'array',
  maxRows: 20,
  access: closedToTranslators,
  fields: [
    {
      type: 'row',
      fields: [moment('start'), moment('end')],
    },
  ],
}
