import type { Field } from 'payload'

import { isAdministrator, noAccess } from '@/lib/payload/access'
import { erasureEndpoints } from '@/features/privacy/server/erasure-endpoints'
import { factsField } from '@/lib/payload/fields/system-fields'
import { erasureAskers, erasureAskerLabels } from '@/features/privacy/model/erasure-askers'

import { defineCollection } from './define-collection'

const recorded: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    label: { nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' },
    options: [
      { value: 'begun', label: { nl: 'Begonnen', fr: 'Commencé', en: 'Begun', de: 'Begonnen' } },
      { value: 'done', label: { nl: 'Gewist', fr: 'Effacé', en: 'Erased', de: 'Gelöscht' } },
    ],
  },
  {
    name: 'askedBy',
    type: 'select',
    required: true,
    label: { nl: 'Gevraagd door', fr: 'Demandé par', en: 'Asked for by', de: 'Verlangt von' },
    options: erasureAskers.map((value) => ({ value, label: erasureAskerLabels[value] })),
  },
  {
    name: 'executedBy',
    type: 'relationship',
    relationTo: 'users',
    label: { nl: 'Uitgevoerd door', fr: 'Exécuté par', en: 'Carried out by', de: 'Ausgeführt von' },
  },
  {
    name: 'executedByName',
    type: 'text',
    label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
  },
  factsField({
    name: 'counts',
    label: { nl: 'Aantallen', fr: 'Nombres', en: 'Numbers', de: 'Anzahlen' },
  }),
  {
    name: 'doneAt',
    type: 'date',
    label: { nl: 'Klaar op', fr: 'Terminé le', en: 'Done on', de: 'Fertig am' },
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'addressHash',
    type: 'text',
    required: true,
    index: true,
    label: {
      nl: 'Versleuteld adres (HMAC)',
      fr: 'Empreinte de l’adresse (HMAC)',
      en: 'Keyed hash of the address (HMAC)',
      de: 'Prüfsumme der Adresse (HMAC)',
    },
    admin: {
      description: {
        nl: 'Alleen wie het adres al kent, kan nagaan dat het om deze persoon ging.',
        fr: 'Seul celui qui connaît déjà l’adresse peut vérifier qu’il s’agissait de cette personne.',
        en: 'Only somebody who already knows the address can check that it was this person.',
        de: 'Nur wer die Adresse schon kennt, kann prüfen, dass es um diese Person ging.',
      },
    },
  },
]

/** Proof of an erasure: date, member of staff and number of rows. Contains no data of the erased person. */
export const erasures = defineCollection({
  menu: { group: 'people', shownTo: isAdministrator },
  access: { create: noAccess, read: isAdministrator, update: noAccess, delete: noAccess },
  schema: {
    slug: 'erasures',
    labels: {
      singular: {
        nl: 'Wissing van een persoon',
        fr: 'Effacement d’une personne',
        en: 'Erasure of a person',
        de: 'Löschung einer Person',
      },
      plural: {
        nl: 'Persoon wissen',
        fr: 'Effacer une personne',
        en: 'Erase a person',
        de: 'Person löschen',
      },
    },
    admin: {
      useAsTitle: 'executedByName',
      defaultColumns: ['createdAt', 'state', 'askedBy', 'executedByName'],
      components: { beforeListTable: ['/composition/studio-parts#ErasePerson'] },
    },
    defaultSort: '-createdAt',
    endpoints: erasureEndpoints,
    disableDuplicate: true,
    fields: recorded,
  },
})
