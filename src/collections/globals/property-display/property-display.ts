import type { Field } from 'payload'

import { anyone, isEditor } from '@/lib/payload/access'
import { defaultDisplay } from '@/features/property/model/default-display'
import { displayFormats, displaySections } from '@/features/property/model/types'

import { defineGlobal } from '../../define-collection'
import { conditionField } from './condition-field'
import { displayFieldOptions } from './display-options'

/** The default, with the kind of each condition, which the form needs. */
const defaultSections = () =>
  defaultDisplay.map(({ section, fields }) => ({
    section,
    fields: fields.map(({ condition, ...field }) => ({
      ...field,
      condition: condition ? { kind: 'value', ...condition } : { kind: 'none' },
    })),
  }))

const shownFields: Field = {
  name: 'fields',
  type: 'array',
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'field',
          type: 'select',
          required: true,
          options: displayFieldOptions,
        },
        {
          name: 'format',
          type: 'select',
          required: true,
          defaultValue: 'string',
          options: [...displayFormats],
        },
      ],
    },
    conditionField,
  ],
}

/** The fields of a property page: place, format and condition. */
export const propertyDisplay = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  schema: {
    slug: 'propertyDisplay',
    fields: [
      {
        name: 'sections',
        type: 'array',
        defaultValue: defaultSections(),
        admin: { initCollapsed: true },
        fields: [
          {
            name: 'section',
            type: 'select',
            required: true,
            options: [...displaySections],
          },
          {
            name: 'title',
            type: 'text',
            localized: true,
          },
          shownFields,
        ],
      },
    ],
  },
})
