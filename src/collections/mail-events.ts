import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

/** Bounces and complaints of the last thirty days. The unique key makes each count once. */
export const mailEvents = defineCollection({
  menu: { hidden: 'Counted by the program; editors see what follows under the suppressed addresses.' },
  access: closed,
  schema: {
    slug: 'mailEvents',
    labels: {
      singular: { nl: 'Bounce', fr: 'Rejet', en: 'Bounce', de: 'Rückläufer' },
      plural: { nl: 'Bounces', fr: 'Rejets', en: 'Bounces', de: 'Rückläufer' },
    },
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      {
        name: 'eventKey',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
      },
      {
        name: 'email',
        type: 'email',
        required: true,
        index: true,
        label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: { nl: 'Soort', fr: 'Sorte', en: 'Kind', de: 'Art' },
        options: [
          { value: 'hard', label: { nl: 'Definitief', fr: 'Définitif', en: 'Permanent', de: 'Dauerhaft' } },
          {
            value: 'soft',
            label: { nl: 'Tijdelijk', fr: 'Temporaire', en: 'Temporary', de: 'Vorübergehend' },
          },
          { value: 'complaint', label: { nl: 'Klacht', fr: 'Plainte', en: 'Complaint', de: 'Beschwerde' } },
        ],
      },
      {
        // In Belgium, such as `2026-11-25`.
        name: 'day',
        type: 'text',
        required: true,
        label: { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
      },
    ],
  },
})
