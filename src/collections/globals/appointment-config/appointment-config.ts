import { anyone, isEditor } from '@/lib/payload/access'

import { defineGlobal } from '../../define-collection'
import { closedFields } from './closed-fields'
import { confirmationFields, wholeField } from './confirmation-fields'
import { gridField, slotsField } from './slots-field'

/** The hours and limits of bookings. */
export const appointmentConfig = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  schema: {
    slug: 'appointmentConfig',
    fields: [
      gridField,
      slotsField,
      wholeField('capacity', 1, 50),
      wholeField('leadTimeHours', 24, 720),
      wholeField('horizonDays', 30, 365),
      ...closedFields,
      ...confirmationFields,
      {
        name: 'reminder',
        type: 'checkbox',
        defaultValue: true,
      },
    ],
  },
})
