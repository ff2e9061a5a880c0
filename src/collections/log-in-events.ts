import { logInEventKinds, logInEventLabels } from '@/features/sign-in/model/log-in-event-kinds'
import { isAdministrator, noAccess } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

/**
 * Log-ins of staff, refused ones too, and what they viewed as an owner. Written once and deleted by the retention alone: an intruder cannot hide one. Names
 * no e-mail address that is not that of an account.
 */
export const logInEvents = defineCollection({
  menu: { group: 'system', shownTo: isAdministrator },
  access: { create: noAccess, read: isAdministrator, update: noAccess, delete: noAccess },
  schema: {
    slug: 'logInEvents',
    labels: {
      singular: { nl: 'Aanmelding', fr: 'Connexion', en: 'Log-in', de: 'Anmeldung' },
      plural: { nl: 'Aanmeldingen', fr: 'Connexions', en: 'Log-ins', de: 'Anmeldungen' },
    },
    admin: {
      useAsTitle: 'kind',
      defaultColumns: ['kind', 'userName', 'about', 'device', 'clientIp', 'createdAt'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        label: { nl: 'Wat', fr: 'Quoi', en: 'What', de: 'Was' },
        options: logInEventKinds.map((value) => ({ value, label: logInEventLabels[value] })),
      },
      {
        name: 'user',
        type: 'relationship',
        relationTo: 'users',
        index: true,
        label: { nl: 'Gebruiker', fr: 'Utilisateur', en: 'User', de: 'Benutzer' },
      },
      // Remains after the account is deleted; empty for an unknown account.
      {
        name: 'userName',
        type: 'text',
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      },
      {
        // The studio title of the property, which remains after the property is deleted.
        name: 'about',
        type: 'text',
        label: { nl: 'Waarover', fr: 'Objet', en: 'About', de: 'Worüber' },
      },
      {
        name: 'device',
        type: 'text',
        label: { nl: 'Toestel', fr: 'Appareil', en: 'Device', de: 'Gerät' },
      },
      {
        name: 'clientIp',
        type: 'text',
        label: { nl: 'IP-adres', fr: 'Adresse IP', en: 'IP address', de: 'IP-Adresse' },
      },
    ],
  },
})
