import type { Field } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { weekdayName } from '@/lib/time/format-time'

export const weekdayOptions = [1, 2, 3, 4, 5, 6, 0].map((day) => ({
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
              fr: 'Vide : un seul jour.',
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

/** Days without visits. */
export const closedFields: Field[] = [
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
  {
    name: 'closeOnHolidays',
    type: 'checkbox',
    defaultValue: true,
    label: {
      nl: 'Gesloten op wettelijke feestdagen',
      fr: 'Fermé les jours fériés légaux',
      en: 'Closed on public holidays',
      de: 'An gesetzlichen Feiertagen geschlossen',
    },
    admin: {
      description: {
        nl: 'De tien Belgische feestdagen, Pasen en wat ervan afhangt elk jaar berekend.',
        fr: 'Les dix jours fériés belges ; Pâques et ce qui en dépend sont calculés chaque année.',
        en: 'The ten Belgian public holidays; Easter and what depends on it are worked out every year.',
        de: 'Die zehn belgischen Feiertage; Ostern und was davon abhängt wird jedes Jahr berechnet.',
      },
    },
  },
  closedPeriodsField,
]
