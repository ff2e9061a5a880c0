import { closed } from '@/lib/payload/access'
import { accountField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/**
 * Second factors of staff, and their unused recovery codes: one row each. Rows of their own, because Payload writes
 * whole accounts back and would undo a claim. The secret of an app is encrypted, a recovery code is a digest.
 */
export const secondFactors = defineCollection({
  menu: { hidden: 'Holds secrets that only the log-in reads; an account manages its own on its page.' },
  access: closed,
  schema: {
    slug: 'secondFactors',
    labels: {
      singular: { nl: 'Tweede stap', fr: 'Deuxième étape', en: 'Second step', de: 'Zweiter Schritt' },
      plural: { nl: 'Tweede stappen', fr: 'Deuxièmes étapes', en: 'Second steps', de: 'Zweite Schritte' },
    },
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      accountField(),
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: [
          { value: 'totp', label: { nl: 'App', fr: 'Application', en: 'App', de: 'App' } },
          { value: 'passkey', label: { nl: 'Passkey', fr: 'Clé d’accès', en: 'Passkey', de: 'Passkey' } },
          {
            value: 'recovery',
            label: {
              nl: 'Herstelcode',
              fr: 'Code de secours',
              en: 'Recovery code',
              de: 'Wiederherstellungscode',
            },
          },
        ],
        label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
      },
      {
        name: 'name',
        type: 'text',
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      },
      {
        // One app per account, one row per passkey, one per recovery code.
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
      },
      {
        // Of an app encrypted, of a passkey its public key.
        name: 'secret',
        type: 'text',
        label: { nl: 'Geheim', fr: 'Secret', en: 'Secret', de: 'Geheimnis' },
      },
      {
        // Of an app the last accepted step, of a passkey its signature counter.
        name: 'counter',
        type: 'number',
        required: true,
        defaultValue: 0,
        label: { nl: 'Teller', fr: 'Compteur', en: 'Counter', de: 'Zähler' },
      },
      {
        name: 'usedAt',
        type: 'date',
        label: {
          nl: 'Laatst gebruikt',
          fr: 'Dernière utilisation',
          en: 'Last used',
          de: 'Zuletzt verwendet',
        },
      },
    ],
  },
})
