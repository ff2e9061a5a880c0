import type { CollectionConfig } from 'payload'

import { administrators, editors, nobody } from '@/lib/cms/access'
import { languageField } from '@/lib/cms/fields/language-field'
import { factsField } from '@/lib/cms/fields/facts-field'

import { groups } from './groups'

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
  access: { create: nobody, read: editors, update: administrators, delete: administrators },
  admin: {
    group: groups.system,
    useAsTitle: 'template',
    defaultColumns: ['template', 'recipient', 'state', 'attempts', 'createdAt'],
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['state', 'nextAttemptAt'] }],
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      access: { update: nobody },
      label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
    },
    {
      name: 'template',
      type: 'text',
      required: true,
      access: { update: nobody },
      label: { nl: 'Sjabloon', fr: 'Modèle', en: 'Template', de: 'Vorlage' },
    },
    languageField({ access: { update: nobody } }),
    {
      name: 'recipient',
      type: 'email',
      required: true,
      index: true,
      access: { update: nobody },
      label: { nl: 'Ontvanger', fr: 'Destinataire', en: 'Recipient', de: 'Empfänger' },
    },
    factsField({
      name: 'payload',
      access: { update: nobody },
      label: { nl: 'Gegevens', fr: 'Données', en: 'Data', de: 'Daten' },
    }),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      label: { nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' },
      options: [
        { value: 'pending', label: { nl: 'Wachtend', fr: 'En attente', en: 'Pending', de: 'Wartend' } },
        {
          value: 'sending',
          label: { nl: 'Bezig', fr: 'En cours d’envoi', en: 'Sending', de: 'Wird gesendet' },
        },
        { value: 'sent', label: { nl: 'Verzonden', fr: 'Envoyé', en: 'Sent', de: 'Gesendet' } },
        { value: 'failed', label: { nl: 'Mislukt', fr: 'Échoué', en: 'Failed', de: 'Fehlgeschlagen' } },
      ],
      admin: {
        description: {
          nl: 'Zet op Wachtend om nog eens te verzenden.',
          fr: 'Remettez En attente pour renvoyer.',
          en: 'Set to Pending to send it again.',
          de: 'Auf Wartend stellen, um erneut zu senden.',
        },
      },
    },
    {
      name: 'attempts',
      type: 'number',
      required: true,
      defaultValue: 0,
      label: { nl: 'Pogingen', fr: 'Tentatives', en: 'Attempts', de: 'Versuche' },
    },
    {
      name: 'nextAttemptAt',
      type: 'date',
      label: { nl: 'Volgende poging', fr: 'Prochaine tentative', en: 'Next attempt', de: 'Nächster Versuch' },
    },
    {
      name: 'lastError',
      type: 'text',
      label: { nl: 'Laatste fout', fr: 'Dernière erreur', en: 'Last error', de: 'Letzter Fehler' },
      admin: { readOnly: true },
    },
  ],
}
