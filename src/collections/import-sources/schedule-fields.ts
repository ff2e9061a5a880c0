import type { Field } from 'payload'

import { isApiFormat } from '@/features/import/model/api-kinds'
import { isScheduleFor, schedules } from '@/features/import/model/import-schedule'
import { noAccess } from '@/lib/payload/access'
import { isRecord } from '@/lib/values/read-value'

/** When the source is imported by itself. */
export const scheduleFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'schedule',
        type: 'select',
        required: true,
        defaultValue: 'never',
        options: [...schedules],
        filterOptions: ({ options, siblingData }) => {
          const { location, format } = isRecord(siblingData) ? siblingData : {}
          const isFolder = location === 'folder' && !isApiFormat(format)
          return options.filter((option) =>
            isScheduleFor(isFolder, typeof option === 'string' ? option : option.value),
          )
        },
        admin: { width: '50%' },
      },
      {
        name: 'scheduleHour',
        type: 'number',
        defaultValue: 4,
        min: 0,
        max: 23,
        admin: { width: '50%', step: 1, condition: (_, { schedule }) => schedule === 'daily' },
      },
    ],
  },
  {
    name: 'scheduledAt',
    type: 'date',
    access: { create: noAccess, update: noAccess },
    admin: { hidden: true },
  },
]
