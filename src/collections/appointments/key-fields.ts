import type { Field, TextField } from 'payload'
import { text } from 'payload/shared'

import { nobody } from '@/lib/cms/access'
import { appointmentEvents, unstored } from '@/lib/appointments/appointment-event'
import type { Localized } from '@/lib/i18n/locales'

const bySystem = { create: nobody, read: nobody, update: nobody }

/** What an update leaves out is not missing: see `keep-what-was-agreed.ts`. */
const uniqueKey = (name: string, label: Localized): TextField => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  access: bySystem,
  label,
  validate: (value, options) =>
    (value === undefined && options.operation === 'update') || text(value, options),
  admin: { hidden: true },
})

/** The keys by which the database itself decides who gets what; nobody sees them. */
export const keyFields: Field[] = [
  // Day, slot and number of the seat: two appointments can never hold the same one.
  uniqueKey('seatKey', { nl: 'Plaatssleutel', fr: 'Clé de place', en: 'Seat key', de: 'Platzschlüssel' }),
  // One of the few open bookings an e-mail address may have.
  uniqueKey('holderKey', {
    nl: 'Sleutel van de boeker',
    fr: 'Clé du réservant',
    en: 'Key of the booker',
    de: 'Schlüssel des Buchenden',
  }),
  // A repeated submission finds its appointment by this.
  uniqueKey('submissionKey', {
    nl: 'Verzendsleutel',
    fr: 'Clé d’envoi',
    en: 'Submission key',
    de: 'Sendeschlüssel',
  }),
  {
    name: 'calendarSequence',
    type: 'number',
    defaultValue: 0,
    min: 0,
    access: bySystem,
    label: {
      nl: 'Volgnummer voor agenda’s',
      fr: 'Numéro de version pour les agendas',
      en: 'Sequence number for calendars',
      de: 'Laufende Nummer für Kalender',
    },
    admin: { hidden: true },
  },
  {
    // Written together with what happened, so that nothing happens untold when the process ends; the worker clears it.
    name: 'untold',
    type: 'select',
    index: true,
    access: bySystem,
    label: {
      nl: 'Nog mee te delen',
      fr: 'Encore à annoncer',
      en: 'Still to be told',
      de: 'Noch mitzuteilen',
    },
    options: [...appointmentEvents, unstored].map((value) => ({ value, label: value })),
    admin: { hidden: true },
  },
]
