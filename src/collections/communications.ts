import { isAgent, isStaff } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'
import {
  communicationStateLabels,
  communicationStates,
  communicationTypeLabels,
  communicationTypes,
} from '@/features/accounts/model/communication-kinds'
import { ownPropertyRecordsForOwners } from '@/features/property/server/owner-access'

import { defineCollection } from './define-collection'

/** Contacts and events of a property. Owners see those marked as visible to them. */
export const communications = defineCollection({
  menu: { group: 'catalogue', shownTo: isAgent },
  access: { create: isAgent, read: ownPropertyRecordsForOwners, update: isAgent, delete: isAgent },
  schema: {
    slug: 'communications',
    labels: {
      singular: { nl: 'Communicatie', fr: 'Communication', en: 'Communication', de: 'Kommunikation' },
      plural: { nl: 'Communicatie', fr: 'Communications', en: 'Communications', de: 'Kommunikation' },
    },
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['date', 'type', 'subject', 'property', 'status'],
    },
    defaultSort: '-date',
    fields: [
      propertyField(),
      {
        type: 'row',
        fields: [
          {
            name: 'date',
            type: 'date',
            required: true,
            label: { nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' },
            admin: { date: { pickerAppearance: 'dayAndTime' } },
          },
          {
            name: 'type',
            type: 'select',
            required: true,
            label: { nl: 'Type', fr: 'Type', en: 'Type', de: 'Typ' },
            options: communicationTypes.map((value) => ({ value, label: communicationTypeLabels[value] })),
          },
          {
            name: 'status',
            type: 'select',
            required: true,
            defaultValue: 'open',
            label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
            options: communicationStates.map((value) => ({ value, label: communicationStateLabels[value] })),
          },
        ],
      },
      {
        name: 'contact',
        type: 'text',
        label: { nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' },
      },
      {
        name: 'subject',
        type: 'text',
        required: true,
        label: { nl: 'Onderwerp', fr: 'Objet', en: 'Subject', de: 'Betreff' },
      },
      {
        name: 'comment',
        type: 'textarea',
        label: { nl: 'Opmerking', fr: 'Commentaire', en: 'Comment', de: 'Kommentar' },
      },
      { name: 'source', type: 'text', label: { nl: 'Herkomst', fr: 'Source', en: 'Source', de: 'Herkunft' } },
      {
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads',
        access: { read: isStaff },
        label: { nl: 'Aanvraag', fr: 'Demande', en: 'Lead', de: 'Anfrage' },
      },
      {
        name: 'visibleToOwner',
        type: 'checkbox',
        defaultValue: false,
        index: true,
        label: {
          nl: 'Zichtbaar voor de eigenaar',
          fr: 'Visible pour le propriétaire',
          en: 'Visible to the owner',
          de: 'Für den Eigentümer sichtbar',
        },
        admin: {
          position: 'sidebar',
          description: {
            nl: 'De eigenaar ziet dit bericht dan in zijn portaal, met contact en opmerking.',
            fr: 'Le propriétaire voit alors cette entrée dans son espace, contact et commentaire compris.',
            en: 'The owner then sees this entry in the portal, contact and comment included.',
            de: 'Der Eigentümer sieht diesen Eintrag dann in seinem Portal, mit Kontakt und Kommentar.',
          },
        },
      },
    ],
  },
})
