import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import type { Localized } from '@/lib/i18n/locales'

/** A field that the system writes and staff read. */
export const readOnlyField = (field: Field, label: Localized): Field =>
  // The spread keeps the type of field, which Payload's union cannot express.
  ({
    ...field,
    label,
    access: { create: noAccess, update: noAccess },
    admin: { ...field.admin, readOnly: true },
  }) as Field

const moment = (name: string, label: Localized): Field =>
  readOnlyField({ name, type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } }, label)

const required: Field[] = [
  readOnlyField(
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      admin: { position: 'sidebar', components: { Cell: '/studio/outbox/state-cell#StateCell' } },
      options: ['pending', 'sending', 'sent', 'failed'],
    },
    { nl: 'Toestand', fr: 'État', en: 'State', de: 'Zustand' },
  ),
  readOnlyField(
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, admin: { hidden: true } },
    { nl: 'Pogingen', fr: 'Tentatives', en: 'Attempts', de: 'Versuche' },
  ),
]

const further: Field[] = [
  readOnlyField(
    { name: 'lastError', type: 'text' },
    { nl: 'Laatste fout', fr: 'Dernière erreur', en: 'Last error', de: 'Letzter Fehler' },
  ),
  moment('sentAt', { nl: 'Verzonden op', fr: 'Envoyé le', en: 'Sent at', de: 'Gesendet am' }),
  // While an e-mail is being sent: the time after which another worker may claim it, because the first one has ended.
  moment('nextAttemptAt', {
    nl: 'Volgende poging',
    fr: 'Prochaine tentative',
    en: 'Next attempt',
    de: 'Nächster Versuch',
  }),
  moment('sendUntil', { nl: 'Verzenden tot', fr: 'À envoyer avant', en: 'Send until', de: 'Senden bis' }),
  readOnlyField(
    { name: 'messageId', type: 'text', index: true },
    { nl: 'Berichtnummer', fr: 'Identifiant du message', en: 'Message number', de: 'Nachrichtennummer' },
  ),
]

/** State of the sending: columns and filters of the list. The page of an e-mail shows the rest as a sentence. */
export const sendingFields = [
  ...required,
  // A condition also makes a column optional in the database, so required fields have none. The type of each field
  // does not change.
  ...further.map((field) => ({ ...field, admin: { ...field.admin, condition: () => false } }) as Field),
]
