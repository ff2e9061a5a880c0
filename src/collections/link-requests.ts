import { requestedLinks } from '@/features/accounts/model/requested-link'
import { localized } from '@/lib/i18n/locales'
import { closed } from '@/lib/payload/access'
import { languageField } from '@/lib/payload/fields/common-fields'
import { queueFields, requestIdField } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/**
 * Requests for an e-mail with a link, of known and unknown addresses alike: stored before the answer, so that neither its
 * text nor its time tells whether there is an account, and no end of the process loses the e-mail.
 */
export const linkRequests = defineCollection({
  menu: { hidden: 'Requests that the worker answers within seconds; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'linkRequests',
    labels: {
      singular: {
        nl: 'Aanvraag van een link',
        fr: 'Demande de lien',
        en: 'Link request',
        de: 'Anfrage nach einem Link',
      },
      plural: {
        nl: 'Aanvragen van links',
        fr: 'Demandes de liens',
        en: 'Link requests',
        de: 'Anfragen nach Links',
      },
    },
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      {
        name: 'mail',
        type: 'select',
        required: true,
        label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
        options: requestedLinks.map((value) => ({ value, label: localized(() => value) })),
      },
      {
        name: 'email',
        type: 'text',
        required: true,
        label: { nl: 'E-mailadres', fr: 'Adresse e-mail', en: 'E-mail address', de: 'E-Mail-Adresse' },
      },
      languageField(),
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'pending',
        index: true,
        label: { nl: 'Stand', fr: 'État', en: 'State', de: 'Stand' },
        options: ['pending', 'answered', 'failed'].map((value) => ({ value, label: localized(() => value) })),
      },
      ...queueFields('request', { required: true }),
      requestIdField(),
    ],
  },
})
