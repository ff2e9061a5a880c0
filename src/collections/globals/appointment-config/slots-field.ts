import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { studioMessage } from '@/lib/payload/studio-message'
import type { Localized } from '@/lib/i18n/locales'

import { weekdayOptions } from './closed-fields'

const timeValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || /^([01]\d|2[0-3]):[0-5]\d$/.test(value ?? '')) return basic
  return studioMessage(options.req, 'fields.time')
}

const time = (name: 'from' | 'to', label: Localized): Field => ({
  name,
  type: 'text',
  required: true,
  label,
  validate: timeValidate,
  admin: { placeholder: '10:00' },
})

/** The hours can differ by language: in Dutch the agency writes 13:00-16:00 where others write 14:00-16:00. */
const ownTime = (name: 'ownFrom' | 'ownTo', label: Localized): Field => ({
  name,
  type: 'text',
  localized: true,
  label,
  validate: (value: string | null | undefined, options: Parameters<TextFieldSingleValidation>[1]) =>
    value ? timeValidate(value, options) : true,
  admin: {
    description: {
      nl: 'Alleen als deze taal een ander uur noemt. De plaatsen blijven gedeeld.',
      fr: 'Seulement si cette langue annonce une autre heure. Les places restent communes.',
      en: 'Only when this language tells another time. The places remain shared.',
      de: 'Nur wenn diese Sprache eine andere Uhrzeit nennt. Die Plätze bleiben gemeinsam.',
    },
  },
})

const weekdaysField: Field = {
  name: 'weekdays',
  type: 'select',
  hasMany: true,
  options: weekdayOptions,
  label: { nl: 'Alleen op', fr: 'Seulement le', en: 'Only on', de: 'Nur am' },
  admin: {
    description: {
      nl: 'Leeg: elke dag die niet gesloten is. Kies de dagen waarop het kantoor op dat uur open is.',
      fr: 'Vide : chaque jour sans fermeture. Choisissez les jours où l’agence est ouverte à cette heure.',
      en: 'Empty: every day that is not closed. Choose the days on which the office is open at that hour.',
      de: 'Leer: jeder Tag, der nicht geschlossen ist. Wählen Sie die Tage, an denen das Büro um diese Zeit geöffnet ist.',
    },
  },
}

/** The slots of a day. The hours identify a slot: two rows with the same hours are one slot. */
export const slotsField: Field = {
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
    weekdaysField,
    {
      type: 'row',
      fields: [
        ownTime('ownFrom', {
          nl: 'Van, in deze taal',
          fr: 'De, dans cette langue',
          en: 'From, in this language',
          de: 'Von, in dieser Sprache',
        }),
        ownTime('ownTo', {
          nl: 'Tot, in deze taal',
          fr: 'À, dans cette langue',
          en: 'To, in this language',
          de: 'Bis, in dieser Sprache',
        }),
      ],
    },
  ],
}
