import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'

import { weekdayOptions } from './closed-fields'

const timeValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || /^([01]\d|2[0-3]):[0-5]\d$/.test(value ?? '')) return basic
  return studioMessage(options.req, 'fields.time')
}

const time = (name: 'from' | 'to'): Field => ({
  name,
  type: 'text',
  required: true,
  validate: timeValidate,
  admin: { placeholder: '10:00' },
})

/** How the hours of visits are divided. New sites begin with half hours. */
export const gridField: Field = {
  name: 'grid',
  type: 'select',
  required: true,
  defaultValue: '30',
  options: ['15', '30', '60', 'whole'],
}

/** The hours can differ by language: in Dutch the agency writes 13:00-16:00 where others write 14:00-16:00. */
const ownTime = (name: 'ownFrom' | 'ownTo'): Field => ({
  name,
  type: 'text',
  localized: true,
  validate: (value: string | null | undefined, options: Parameters<TextFieldSingleValidation>[1]) =>
    value ? timeValidate(value, options) : true,
})

const weekdaysField: Field = {
  name: 'weekdays',
  type: 'select',
  hasMany: true,
  options: weekdayOptions,
}

/** The slots of a day. The hours identify a slot: two rows with the same hours are one slot. */
export const slotsField: Field = {
  name: 'slots',
  type: 'array',
  required: true,
  minRows: 1,
  defaultValue: [
    { from: '10:00', to: '13:00' },
    { from: '14:00', to: '16:00' },
    { from: '16:00', to: '19:00' },
  ],
  fields: [
    {
      type: 'row',
      fields: [time('from'), time('to')],
    },
    weekdaysField,
    {
      type: 'row',
      fields: [ownTime('ownFrom'), ownTime('ownTo')],
    },
  ],
}
