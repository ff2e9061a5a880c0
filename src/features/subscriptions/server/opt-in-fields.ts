import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import type { Localized } from '@/lib/i18n/locales'

const bySystem = { create: noAccess, update: noAccess }

const dayBySystem = (name: string, label: Localized): Field => ({
  name,
  type: 'date',
  access: bySystem,
  label,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

/** Protected in every save of a document: see `protect-system-fields.ts`. */
export const optInNames = ['confirmed', 'confirmedAt', 'endedAt', 'consentTextVersion', 'originKey']

/** The consent to get e-mails: whether, when and to which text. Only the links in e-mails change it. */
export const optInFields: Field[] = [
  {
    name: 'confirmed',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    access: bySystem,
    label: { nl: 'Bevestigd', fr: 'Confirmé', en: 'Confirmed', de: 'Bestätigt' },
    admin: {
      readOnly: true,
      description: {
        nl: 'Er vertrekken pas e-mails nadat de persoon het adres heeft bevestigd.',
        fr: 'Aucun e-mail ne part avant que la personne ait confirmé son adresse.',
        en: 'No mail goes out before the person has confirmed the address.',
        de: 'Es gehen erst E-Mails ab, wenn die Person ihre Adresse bestätigt hat.',
      },
    },
  },
  dayBySystem('confirmedAt', {
    nl: 'Bevestigd op',
    fr: 'Confirmé le',
    en: 'Confirmed on',
    de: 'Bestätigt am',
  }),
  dayBySystem('endedAt', {
    nl: 'Uitgeschreven op',
    fr: 'Désinscrit le',
    en: 'Unsubscribed on',
    de: 'Abgemeldet am',
  }),
  {
    name: 'consentTextVersion',
    type: 'text',
    access: bySystem,
    label: {
      nl: 'Versie van de toestemming',
      fr: 'Version du consentement',
      en: 'Version of the consent text',
      de: 'Fassung der Einwilligung',
    },
    admin: { readOnly: true },
  },
]
