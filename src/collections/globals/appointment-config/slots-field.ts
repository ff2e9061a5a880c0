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

/** How the hours of visits are divided. New sites begin with half hours. */
export const gridField: Field = {
  name: 'grid',
  type: 'select',
  required: true,
  defaultValue: '30',
  options: [
    {
      value: '15',
      label: { nl: 'Kwartieren', fr: 'Quarts d’heure', en: 'Quarter hours', de: 'Viertelstunden' },
    },
    { value: '30', label: { nl: 'Halve uren', fr: 'Demi-heures', en: 'Half hours', de: 'Halbe Stunden' } },
    { value: '60', label: { nl: 'Hele uren', fr: 'Heures', en: 'Hours', de: 'Ganze Stunden' } },
    {
      value: 'whole',
      label: { nl: 'Niet verdeeld', fr: 'Sans division', en: 'Not divided', de: 'Nicht geteilt' },
    },
  ],
  label: {
    nl: 'Verdeling van de tijdvakken',
    fr: 'Division des créneaux',
    en: 'How slots are divided',
    de: 'Teilung der Zeitfenster',
  },
  admin: {
    description: {
      nl: 'Bezoekers kiezen een kwartier, half uur of uur binnen de tijdvakken hieronder. Afspraken die al gemaakt zijn, blijven gelden.',
      fr: 'Les visiteurs choisissent un quart d’heure, une demi-heure ou une heure dans les créneaux ci-dessous. Les rendez-vous déjà pris restent valables.',
      en: 'Visitors choose a quarter hour, half hour or hour within the slots below. Appointments made before stay valid.',
      de: 'Besucher wählen eine Viertelstunde, halbe oder ganze Stunde in den Zeitfenstern unten. Bereits vereinbarte Termine bleiben gültig.',
    },
  },
}

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
      nl: 'Alleen voor tijdvakken die niet verdeeld zijn, als deze taal een ander uur noemt. De plaatsen blijven gedeeld.',
      fr: 'Seulement pour des créneaux sans division, si cette langue annonce une autre heure. Les places restent communes.',
      en: 'Only for slots that are not divided, when this language tells another time. The places remain shared.',
      de: 'Nur für ungeteilte Zeitfenster, wenn diese Sprache eine andere Uhrzeit nennt. Die Plätze bleiben gemeinsam.',
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
