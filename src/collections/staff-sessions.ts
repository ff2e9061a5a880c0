import { closed } from '@/lib/payload/access'
import { accountField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/**
 * Sessions of staff: a token is valid as long as its row is here. Rows of their own, because Payload writes the whole
 * list of an account back, with which a session that was just ended would return.
 */
export const staffSessions = defineCollection({
  menu: { hidden: 'An account sees and ends its own sessions on its page; nothing else is done with them.' },
  access: closed,
  schema: {
    slug: 'staffSessions',
    labels: {
      singular: { nl: 'Sessie', fr: 'Session', en: 'Session', de: 'Sitzung' },
      plural: { nl: 'Sessies', fr: 'Sessions', en: 'Sessions', de: 'Sitzungen' },
    },
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      accountField(),
      {
        name: 'device',
        type: 'text',
        label: { nl: 'Toestel', fr: 'Appareil', en: 'Device', de: 'Gerät' },
      },
      {
        name: 'beganAt',
        type: 'date',
        required: true,
        label: { nl: 'Aangemeld', fr: 'Connectée', en: 'Logged in', de: 'Angemeldet' },
      },
      {
        name: 'seenAt',
        type: 'date',
        required: true,
        label: { nl: 'Laatst gezien', fr: 'Vue', en: 'Last seen', de: 'Zuletzt gesehen' },
      },
      {
        name: 'until',
        type: 'date',
        required: true,
        index: true,
        label: { nl: 'Tot', fr: 'Jusqu’au', en: 'Until', de: 'Bis' },
      },
    ],
  },
})
