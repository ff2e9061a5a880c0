import type { Field, TextField } from 'payload'
import { text } from 'payload/shared'

import { noAccess } from '@/lib/payload/access'
import { propertyField } from '@/lib/payload/fields/common-fields'
import type { Localized } from '@/lib/i18n/locales'

const byAction = { update: noAccess }

/** An update may leave out required fields: see `keepSystemFields` in the table of saves. */
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

/** The agreement of visitor and agency. Only the booking actions change it, each in one atomic write. */
export const agreedFields: Field[] = [
  { ...propertyField(false), access: byAction },
  {
    type: 'row',
    fields: [
      // Text, not a date: a day has no time zone and must not shift.
      {
        ...agreedText(
          'day',
          { nl: 'Dag', fr: 'Jour', en: 'Day', de: 'Tag' },
          /^\d{4}-\d{2}-\d{2}$/,
          'YYYY-MM-DD',
        ),
        admin: {
          components: {
            Field: '/features/appointments/studio/appointment-day#AppointmentDay',
            Cell: '/features/appointments/studio/appointment-day#AppointmentDayCell',
          },
        },
      },
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
  {
    value: 'unconfirmed',
    label: {
      nl: 'Nog te bevestigen door de bezoeker',
      fr: 'À confirmer par le visiteur',
      en: 'To be confirmed by the visitor',
      de: 'Vom Besucher zu bestätigen',
    },
  },
  { value: 'requested', label: { nl: 'Aangevraagd', fr: 'Demandé', en: 'Requested', de: 'Angefragt' } },
  { value: 'confirmed', label: { nl: 'Bevestigd', fr: 'Confirmé', en: 'Confirmed', de: 'Bestätigt' } },
  { value: 'cancelled', label: { nl: 'Geannuleerd', fr: 'Annulé', en: 'Cancelled', de: 'Abgesagt' } },
  {
    value: 'expired',
    label: { nl: 'Niet bevestigd', fr: 'Non confirmé', en: 'Not confirmed', de: 'Nicht bestätigt' },
  },
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
    statuses.map(({ value: each }) => each).join(', '),
  admin: { position: 'sidebar' },
}

/** Set while a visitor's booking waits for its confirmation by e-mail, and kept when it never came. */
export const confirmUntilField: Field = {
  name: 'confirmUntil',
  type: 'date',
  index: true,
  access: byAction,
  label: {
    nl: 'Door de bezoeker te bevestigen vóór',
    fr: 'À confirmer par le visiteur avant',
    en: 'To be confirmed by the visitor before',
    de: 'Vom Besucher zu bestätigen bis',
  },
  admin: {
    position: 'sidebar',
    readOnly: true,
    date: { pickerAppearance: 'dayAndTime' },
    condition: (data) => Boolean(data.confirmUntil),
    description: {
      nl: 'Wordt de afspraak voor dit tijdstip niet met de link van de e-mail bevestigd, dan komt de plaats vrij.',
      fr: 'Si le lien de l’e-mail ne confirme pas le rendez-vous avant ce moment, la place redevient libre.',
      en: 'If the appointment is not confirmed with the link of the e-mail before this time, the place becomes free.',
      de: 'Wird der Termin bis dahin nicht mit dem Link der E-Mail bestätigt, wird der Platz wieder frei.',
    },
  },
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
  // An update may leave out required fields: see `keepSystemFields` in the table of saves.
  validate: () => true as const,
  admin: { position: 'sidebar', readOnly: true },
}
