import type { CollectionConfig } from 'payload'

import { administrators, editors, nobody } from '@/lib/cms/access'
import { outboxEndpoints } from '@/lib/cms/endpoints/outbox-endpoints'
import { languageField } from '@/lib/cms/fields/language-field'
import { factsField } from '@/lib/cms/fields/facts-field'

import { groups } from './groups'
import { sendingFields } from './outbox/sending-fields'
import { shown } from './outbox/shown-field'

/** Mail waiting to be sent: the only way out. The unique key makes sure one event sends one mail. */
export const outbox: CollectionConfig = {
  slug: 'outbox',
  labels: {
    singular: {
      nl: 'Uitgaande e-mail',
      fr: 'E-mail sortant',
      en: 'Outgoing e-mail',
      de: 'Ausgehende E-Mail',
    },
    plural: {
      nl: 'Uitgaande e-mails',
      fr: 'E-mails sortants',
      en: 'Outgoing e-mails',
      de: 'Ausgehende E-Mails',
    },
  },
  access: { create: nobody, read: editors, update: nobody, delete: administrators },
  admin: {
    group: groups.system,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'recipient', 'state', 'createdAt', 'sentAt'],
    listSearchableFields: ['subject', 'recipient'],
    components: { beforeListTable: ['/studio/outbox/outbox-notice#OutboxNotice'] },
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['state', 'nextAttemptAt'] }],
  endpoints: outboxEndpoints,
  fields: [
    {
      name: 'preview',
      type: 'ui',
      label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
      admin: {
        disableListColumn: true,
        components: { Field: '/studio/outbox/sent-letter#SentLetter' },
      },
    },
    shown(
      { name: 'subject', type: 'text', required: true, admin: { position: 'sidebar' } },
      { nl: 'Onderwerp', fr: 'Objet', en: 'Subject', de: 'Betreff' },
    ),
    shown(
      { name: 'recipient', type: 'email', required: true, index: true, admin: { position: 'sidebar' } },
      { nl: 'Ontvanger', fr: 'Destinataire', en: 'Recipient', de: 'Empfänger' },
    ),
    {
      ...languageField({ access: { create: nobody, update: nobody } }),
      admin: { position: 'sidebar', readOnly: true },
    },
    shown(
      {
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads',
        index: true,
        admin: { position: 'sidebar', condition: (data) => Boolean(data.lead) },
      },
      { nl: 'Aanvraag', fr: 'Demande', en: 'Lead', de: 'Anfrage' },
    ),
    ...sendingFields,
    shown(
      { name: 'template', type: 'text', required: true, admin: { hidden: true } },
      { nl: 'Sjabloon', fr: 'Modèle', en: 'Template', de: 'Vorlage' },
    ),
    shown(
      { name: 'key', type: 'text', required: true, unique: true, admin: { hidden: true } },
      { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
    ),
    factsField({
      // The letter as data. Staff see it as the mail it becomes; it holds links that only its reader may use.
      name: 'payload',
      access: { create: nobody, read: nobody, update: nobody },
      label: { nl: 'Gegevens', fr: 'Données', en: 'Data', de: 'Daten' },
      admin: { hidden: true },
    }),
  ],
}
