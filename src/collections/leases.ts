import { noAccess } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

/** Which process does what only one may do at a time; see `lib/queue/lease.ts`. */
export const leases = defineCollection({
  menu: {
    hidden: 'Holds only what the processes of the site agree on; there is nothing to read or to change.',
  },
  access: { create: noAccess, read: noAccess, update: noAccess, delete: noAccess },
  schema: {
    slug: 'leases',
    labels: {
      singular: {
        nl: 'Toewijzing van een taak',
        fr: 'Attribution d’une tâche',
        en: 'Lease of a task',
        de: 'Zuteilung einer Aufgabe',
      },
      plural: {
        nl: 'Toewijzingen van taken',
        fr: 'Attributions de tâches',
        en: 'Leases of tasks',
        de: 'Zuteilungen von Aufgaben',
      },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [
      {
        name: 'task',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Taak', fr: 'Tâche', en: 'Task', de: 'Aufgabe' },
      },
      {
        name: 'holder',
        type: 'text',
        required: true,
        label: { nl: 'Proces', fr: 'Processus', en: 'Process', de: 'Prozess' },
      },
      {
        name: 'until',
        type: 'date',
        required: true,
        label: { nl: 'Tot', fr: 'Jusqu’au', en: 'Until', de: 'Bis' },
      },
    ],
  },
})
