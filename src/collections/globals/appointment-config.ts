import type { Field, GlobalConfig, NumberField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { revalidateGlobalOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { editors, everybody } from '@/lib/cms/access'
import { studioMessage } from '@/lib/cms/studio-message'
import { localized, type Locale, type Localized } from '@/lib/i18n/locales'

import { groups } from '../groups'

const timeValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || /^([01]\d|2[0-3]):[0-5]\d$/.test(value ?? '')) return basic
  return studioMessage(options.req, {
    nl: 'Schrijf het uur als 09:30.',
    fr: 'Écrivez l’heure sous la forme 09:30.',
    en: 'Write the time as 09:30.',
    de: 'Schreiben Sie die Uhrzeit als 09:30.',
  })
}

const time = (name: 'from' | 'to', label: Localized): Field => ({
  name,
  type: 'text',
  required: true,
  label,
  validate: timeValidate,
  admin: { placeholder: '10:00' },
})

const whole = (
  name: string,
  defaultValue: number,
  max: number,
  label: Localized,
  description: Localized,
): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max,
  defaultValue,
  label,
  admin: { step: 1, description },
})

/** A day of the week in a language; 7 January 2024 was a Sunday. */
const weekdayName = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, 7 + day)),
  )

const weekdayOptions = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
  value: String(day),
  label: localized((locale) => weekdayName(day, locale)),
}))

const closedPeriodsField: Field = {
  name: 'closedDays',
  type: 'array',
  label: { nl: 'Gesloten dagen', fr: 'Jours de fermeture', en: 'Closed days', de: 'Geschlossene Tage' },
  labels: {
    singular: { nl: 'Periode', fr: 'Période', en: 'Period', de: 'Zeitraum' },
    plural: { nl: 'Periodes', fr: 'Périodes', en: 'Periods', de: 'Zeiträume' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          type: 'date',
          required: true,
          label: { nl: 'Van', fr: 'Du', en: 'From', de: 'Von' },
          admin: { date: { pickerAppearance: 'dayOnly' } },
        },
        {
          name: 'to',
          type: 'date',
          label: { nl: 'Tot en met', fr: 'Au', en: 'To', de: 'Bis' },
          admin: {
            date: { pickerAppearance: 'dayOnly' },
            description: {
              nl: 'Leeg: één dag.',
              fr: 'Vide : un seul jour.',
              en: 'Empty: one day.',
              de: 'Leer: ein Tag.',
            },
          },
        },
        { name: 'reason', type: 'text', label: { nl: 'Reden', fr: 'Raison', en: 'Reason', de: 'Grund' } },
      ],
    },
  ],
}

/** When visits can be booked. */
export const appointmentConfig: GlobalConfig = {
  slug: 'appointmentConfig',
  label: { nl: 'Afspraken', fr: 'Rendez-vous', en: 'Appointments', de: 'Termine' },
  admin: { group: groups.settings },
  access: { read: everybody, update: editors },
  hooks: revalidateGlobalOnChange(tags.settings),
  fields: [
    {
      name: 'slots',
      type: 'array',
      required: true,
      minRows: 1,
      defaultValue: [
        { from: '10:00', to: '13:00' },
        { from: '14:00', to: '16:00' },
        { from: '16:00', to: '19:00' },
      ],
      label: { nl: 'Tijdvakken', fr: 'Créneaux', en: 'Slots', de: 'Zeitfenster' },
      labels: {
        singular: { nl: 'Tijdvak', fr: 'Créneau', en: 'Slot', de: 'Zeitfenster' },
        plural: { nl: 'Tijdvakken', fr: 'Créneaux', en: 'Slots', de: 'Zeitfenster' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            time('from', { nl: 'Van', fr: 'De', en: 'From', de: 'Von' }),
            time('to', { nl: 'Tot', fr: 'À', en: 'To', de: 'Bis' }),
          ],
        },
      ],
    },
    whole(
      'capacity',
      1,
      50,
      {
        nl: 'Plaatsen per tijdvak',
        fr: 'Places par créneau',
        en: 'Places per slot',
        de: 'Plätze pro Zeitfenster',
      },
      {
        nl: 'Daarna meldt het formulier dat het tijdvak vol is. 0: geen boekingen.',
        fr: 'Ensuite, le formulaire indique que le créneau est complet. 0 : aucune réservation.',
        en: 'After that the form says the slot is full. 0: no bookings.',
        de: 'Danach meldet das Formular, dass das Zeitfenster voll ist. 0: keine Buchungen.',
      },
    ),
    whole(
      'leadTimeHours',
      24,
      720,
      {
        nl: 'Minstens vooraf (uren)',
        fr: 'Au moins à l’avance (heures)',
        en: 'At least ahead (hours)',
        de: 'Mindestens im Voraus (Stunden)',
      },
      {
        nl: 'Zo lang voor het begin sluit een tijdvak.',
        fr: 'Un créneau se ferme ce temps avant son début.',
        en: 'A slot closes this long before it begins.',
        de: 'So lange vor Beginn schließt ein Zeitfenster.',
      },
    ),
    whole(
      'horizonDays',
      30,
      365,
      {
        nl: 'Hoogstens vooraf (dagen)',
        fr: 'Au plus à l’avance (jours)',
        en: 'At most ahead (days)',
        de: 'Höchstens im Voraus (Tage)',
      },
      {
        nl: 'Latere dagen worden niet aangeboden.',
        fr: 'Les jours plus lointains ne sont pas proposés.',
        en: 'Later days are not offered.',
        de: 'Spätere Tage werden nicht angeboten.',
      },
    ),
    {
      name: 'closedWeekdays',
      type: 'select',
      hasMany: true,
      defaultValue: ['0'],
      options: weekdayOptions,
      label: {
        nl: 'Wekelijks gesloten',
        fr: 'Fermé chaque semaine',
        en: 'Closed every week',
        de: 'Wöchentlich geschlossen',
      },
    },
    closedPeriodsField,
  ],
}
