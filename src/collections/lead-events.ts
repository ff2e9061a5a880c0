import { randomUUID } from 'node:crypto'

import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { leadEventKinds, leadEventLabels } from '@/features/leads/model/lead-event-kinds'

import { defineCollection } from './define-collection'

/**
 * History of a lead and notes of staff: one row each, written once, so that two people and the worker never overwrite
 * each other. Users who may read a lead read its rows on its page; the list is for administrators.
 */
export const leadEvents = defineCollection({
  menu: { group: 'system', shownTo: isAdministrator },
  access: { create: noAccess, read: isEditor, update: noAccess, delete: isAdministrator },
  schema: {
    slug: 'leadEvents',
    labels: {
      singular: {
        nl: 'Gebeurtenis bij aanvraag',
        fr: 'Événement de demande',
        en: 'Lead event',
        de: 'Ereignis einer Anfrage',
      },
      plural: {
        nl: 'Gebeurtenissen bij aanvragen',
        fr: 'Événements des demandes',
        en: 'Lead events',
        de: 'Ereignisse der Anfragen',
      },
    },
    admin: {
      useAsTitle: 'kind',
      defaultColumns: ['lead', 'kind', 'byName', 'createdAt'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads',
        required: true,
        index: true,
        label: { nl: 'Aanvraag', fr: 'Demande', en: 'Lead', de: 'Anfrage' },
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        label: { nl: 'Wat', fr: 'Quoi', en: 'What', de: 'Was' },
        options: leadEventKinds.map((value) => ({ value, label: leadEventLabels[value] })),
      },
      {
        name: 'from',
        type: 'text',
        label: { nl: 'Voordien', fr: 'Avant', en: 'Before', de: 'Vorher' },
      },
      {
        name: 'to',
        type: 'text',
        label: { nl: 'Nadien', fr: 'Après', en: 'After', de: 'Nachher' },
      },
      {
        name: 'text',
        type: 'textarea',
        maxLength: 5000,
        label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
      },
      {
        name: 'by',
        type: 'relationship',
        relationTo: 'users',
        label: { nl: 'Door', fr: 'Par', en: 'By', de: 'Von' },
      },
      // Remains after the account is deleted.
      {
        name: 'byName',
        type: 'text',
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        defaultValue: () => randomUUID(),
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
        admin: { hidden: true },
      },
    ],
  },
})
