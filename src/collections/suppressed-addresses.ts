import { isEditor } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

/** E-mail addresses that get no alerts: mail servers refused them for good, or their holders complained. */
export const suppressedAddresses = defineCollection({
  menu: { group: 'people', shownTo: isEditor },
  access: { create: isEditor, read: isEditor, update: isEditor, delete: isEditor },
  schema: {
    slug: 'suppressedAddresses',
    labels: {
      singular: {
        nl: 'Geblokkeerd adres',
        fr: 'Adresse bloquée',
        en: 'Suppressed address',
        de: 'Gesperrte Adresse',
      },
      plural: {
        nl: 'Geblokkeerde adressen',
        fr: 'Adresses bloquées',
        en: 'Suppressed addresses',
        de: 'Gesperrte Adressen',
      },
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'reason', 'createdAt'],
      description: {
        nl: 'Naar deze adressen vertrekken geen meldingen over zoekopdrachten. Verwijder de regel om weer te schrijven.',
        fr: 'Aucune alerte de recherche ne part vers ces adresses. Supprimez la ligne pour leur écrire de nouveau.',
        en: 'No alerts about searches go to these addresses. Delete the row to write to them again.',
        de: 'An diese Adressen gehen keine Meldungen zu Suchaufträgen. Löschen Sie die Zeile, um wieder zu schreiben.',
      },
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'email',
        type: 'email',
        required: true,
        unique: true,
        hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.toLowerCase() : value)] },
      },
      {
        name: 'reason',
        type: 'select',
        required: true,
        defaultValue: 'manual',
        label: { nl: 'Reden', fr: 'Raison', en: 'Reason', de: 'Grund' },
        options: [
          {
            value: 'bounce',
            label: {
              nl: 'Geweigerd door de mailserver',
              fr: 'Refusée par le serveur de messagerie',
              en: 'Refused by the mail server',
              de: 'Vom Mailserver abgelehnt',
            },
          },
          { value: 'complaint', label: { nl: 'Klacht', fr: 'Plainte', en: 'Complaint', de: 'Beschwerde' } },
          { value: 'manual', label: { nl: 'Met de hand', fr: 'À la main', en: 'By hand', de: 'Von Hand' } },
        ],
      },
      {
        name: 'detail',
        type: 'textarea',
        label: { nl: 'Antwoord', fr: 'Réponse', en: 'Answer', de: 'Antwort' },
      },
    ],
  },
})
