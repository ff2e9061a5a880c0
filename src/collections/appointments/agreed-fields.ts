import type { Field, TextField } from 'payload'
import { text } from 'payload/shared'

import { nobody } from '@/lib/cms/access'
import { propertyField } from '@/lib/cms/fields/property-field'
import type { Localized } from '@/lib/i18n/locales'

const byAction = { update: nobody }

/** What an update leaves out is not missing: see `keep-what-was-agreed.ts`. */
const agreedText = (name: string, label: Localized, pattern: RegExp, example: string): TextField => ({
  name,
  type: 'text',
  required: true,
  index: true,
  access: byAction,
  label,
  validate: (value, options) => {
    if (value === undefined && options.operation === 'update') return true
    const basic = text(value, options)
    return basic !== true || pattern.test(value ?? '') ? basic : example
  },
})

const hoursPattern = /^\d{2}:\d{2}-\d{2}:\d{2}$/

/** What visitor and agency agreed on: changed by the booking actions alone, each in one atomic write. */
export const agreedFields: Field[] = [
  { ...propertyField(false), access: byAction },
  {
    type: 'row',
    fields: [
      // Text, not a date: a day has no time zone and must not move when one is applied.
      agreedText('day', { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' }, /^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD'),
      agreedText(
        'slot',
        { nl: 'Tijdslot', fr: 'Créneau', en: 'Time slot', de: 'Zeitfenster' },
        hoursPattern,
        '10:00-13:00',
      ),
      {
        name: 'hours',
        type: 'text',
        access: byAction,
        label: {
          nl: 'Afgesproken uren',
          fr: 'Heures convenues',
          en: 'Hours agreed',
          de: 'Vereinbarte Zeit',
        },
        admin: {
          description: {
            nl: 'De uren die de bezoeker in zijn taal te zien kreeg.',
            fr: 'Les heures que le visiteur a vues dans sa langue.',
            en: 'The hours the visitor was shown in his or her language.',
            de: 'Die Zeit, die der Besucher in seiner Sprache gesehen hat.',
          },
        },
      },
    ],
  },
]

const statuses = [
  { value: 'requested', label: { nl: 'Aangevraagd', fr: 'Demandé', en: 'Requested', de: 'Angefragt' } },
  { value: 'confirmed', label: { nl: 'Bevestigd', fr: 'Confirmé', en: 'Confirmed', de: 'Bestätigt' } },
  { value: 'cancelled', label: { nl: 'Geannuleerd', fr: 'Annulé', en: 'Cancelled', de: 'Abgesagt' } },
]

export const statusField: Field = {
  name: 'status',
  type: 'select',
  required: true,
  index: true,
  access: byAction,
  defaultValue: 'requested',
  label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
  options: statuses,
  validate: (value: unknown, { operation }: { operation?: string }) =>
    (operation === 'update' && value === undefined) ||
    statuses.some((status) => status.value === value) ||
    'requested, confirmed, cancelled',
  admin: { position: 'sidebar' },
}

export const bookedByField: Field = {
  name: 'bookedBy',
  type: 'select',
  required: true,
  defaultValue: 'staff',
  access: byAction,
  label: { nl: 'Geboekt door', fr: 'Pris par', en: 'Booked by', de: 'Gebucht von' },
  options: [
    { value: 'visitor', label: { nl: 'Bezoeker', fr: 'Visiteur', en: 'Visitor', de: 'Besucher' } },
    { value: 'staff', label: { nl: 'Medewerker', fr: 'Collaborateur', en: 'Staff', de: 'Mitarbeiter' } },
  ],
  // What an update leaves out is not missing: see `keep-what-was-agreed.ts`.
  validate: () => true as const,
  admin: { position: 'sidebar', readOnly: true },
}
