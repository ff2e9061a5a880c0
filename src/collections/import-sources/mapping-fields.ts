import type { ArrayField } from 'payload'

import { importTargets } from '@/features/import/model/targets'
import { transformNames } from '@/features/import/model/transforms'

/** The agency's own rows; all other fields follow the format. */
export const mappingField: ArrayField = {
  name: 'mapping',
  type: 'array',
  admin: {
    initCollapsed: true,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'target',
          type: 'select',
          required: true,
          options: importTargets.map(({ name, label }) => ({ value: name, label: { ...label } })),
          admin: { width: '33.33%' },
        },
        {
          name: 'path',
          type: 'text',
          required: true,
          maxLength: 200,
          admin: {
            width: '33.33%',
          },
        },
        {
          name: 'transform',
          type: 'select',
          required: true,
          defaultValue: 'text',
          options: [...transformNames],
          admin: { width: '33.33%' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'table',
          type: 'text',
          maxLength: 60,
          admin: { width: '33.33%' },
        },
        {
          name: 'argument',
          type: 'text',
          maxLength: 200,
          admin: { width: '33.33%' },
        },
        {
          name: 'fallback',
          type: 'text',
          maxLength: 200,
          admin: { width: '33.33%' },
        },
      ],
    },
    {
      name: 'zeroIsUnknown',
      type: 'checkbox',
    },
  ],
}

/** What the numbers and words of the feed mean here, one row per code. */
export const codesField: ArrayField = {
  name: 'codes',
  type: 'array',
  admin: {
    initCollapsed: true,
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'table',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { width: '33.33%' },
        },
        {
          name: 'code',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { width: '33.33%' },
        },
        {
          name: 'value',
          type: 'text',
          required: true,
          maxLength: 60,
          admin: { width: '33.33%' },
        },
      ],
    },
  ],
}
