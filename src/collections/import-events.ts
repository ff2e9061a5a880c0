import type { DateField, TextField } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

const text = (name: string, more: Pick<TextField, 'index' | 'required' | 'unique'> = {}): TextField => ({
  ...{ name, type: 'text', label: localized(() => name) },
  ...more,
})

const date = (name: string, more: Pick<DateField, 'required'> = {}): DateField => ({
  ...{ name, type: 'date', label: localized(() => name) },
  ...more,
})

/** What the software of an office announced and no run has imported yet; the unique key keeps one that is repeated out. */
export const importEvents = defineCollection({
  menu: { hidden: 'Announcements that wait for an import; a run removes them.' },
  access: closed,
  schema: {
    slug: 'importEvents',
    labels: {
      singular: { nl: 'Melding', fr: 'Notification', en: 'Announcement', de: 'Meldung' },
      plural: { nl: 'Meldingen', fr: 'Notifications', en: 'Announcements', de: 'Meldungen' },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [
      text('key', { required: true, unique: true }),
      text('source', { required: true, index: true }),
      text('estate', { required: true }),
      text('kind', { required: true }),
      date('receivedAt', { required: true }),
      text('run', { index: true }),
      date('claimedAt'),
    ],
  },
})
