import { logInEventKinds, logInEventLabels } from '@/features/sign-in/model/log-in-event-kinds'
import { isAdministrator, noAccess } from '@/lib/payload/access'
import { logFields } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/**
 * Log-ins of staff, refused ones too, what they viewed as an owner, and changes of the password or e-mail address of any
 * account. Written once and deleted by the retention alone, so that an intruder cannot remove them. Contains no e-mail
 * address of unknown accounts.
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
      ...logFields(logInEventKinds.map((value) => ({ value, label: logInEventLabels[value] }))),
      // Remains after the account is deleted; empty for an unknown account.
      {
        name: 'userName',
        type: 'text',
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      },
      {
        // The studio title of the property, or the name of the account, of a subscriber the masked e-mail address: it
        // remains after either is deleted.
        name: 'about',
        type: 'text',
        label: { nl: 'Waarover', fr: 'Objet', en: 'About', de: 'Worüber' },
        admin: { components: { Cell: '/studio/place-cell#TextCell' } },
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
