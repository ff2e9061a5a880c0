import { closed } from '@/lib/payload/access'
import { accountField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/**
 * Second steps that are open for five minutes: of a log-in, or the enrolment of a factor. The key is the digest of a
 * token that the browser alone has.
 */
export const logInChallenges = defineCollection({
  menu: { hidden: 'Holds log-ins that are half done, for five minutes; there is nothing to read or change.' },
  access: closed,
  schema: {
    slug: 'logInChallenges',
    labels: {
      singular: {
        nl: 'Open aanmelding',
        fr: 'Connexion en cours',
        en: 'Open log-in',
        de: 'Offene Anmeldung',
      },
      plural: {
        nl: 'Open aanmeldingen',
        fr: 'Connexions en cours',
        en: 'Open log-ins',
        de: 'Offene Anmeldungen',
      },
    },
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      accountField(),
      {
        // `verify`: the factor is asked; `enrol`: one must be set up first; `add`: from the account's page.
        name: 'purpose',
        type: 'select',
        required: true,
        options: [
          { value: 'verify', label: { nl: 'Controle', fr: 'Vérification', en: 'Check', de: 'Prüfung' } },
          {
            value: 'enrol',
            label: { nl: 'Instellen', fr: 'Configuration', en: 'Enrolment', de: 'Einrichtung' },
          },
          { value: 'add', label: { nl: 'Toevoegen', fr: 'Ajout', en: 'Addition', de: 'Hinzufügen' } },
        ],
        label: { nl: 'Doel', fr: 'But', en: 'Purpose', de: 'Zweck' },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
      },
      {
        name: 'attempts',
        type: 'number',
        required: true,
        defaultValue: 0,
        label: { nl: 'Pogingen', fr: 'Tentatives', en: 'Attempts', de: 'Versuche' },
      },
      {
        // The number that a passkey signs.
        name: 'nonce',
        type: 'text',
        required: true,
        label: { nl: 'Getal', fr: 'Nombre', en: 'Number', de: 'Zahl' },
      },
      {
        // Of an app that is being set up; encrypted.
        name: 'secret',
        type: 'text',
        label: { nl: 'Geheim', fr: 'Secret', en: 'Secret', de: 'Geheimnis' },
      },
      {
        name: 'until',
        type: 'date',
        required: true,
        index: true,
        label: { nl: 'Tot', fr: 'Jusqu’au', en: 'Until', de: 'Bis' },
      },
      {
        name: 'isUsed',
        type: 'checkbox',
        required: true,
        defaultValue: false,
        label: { nl: 'Gebruikt', fr: 'Utilisée', en: 'Used', de: 'Verwendet' },
      },
    ],
  },
})
