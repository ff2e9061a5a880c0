import type { Field } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

/** Titles of a person (specification 3.8). */
export const personTitles: { value: 'mr' | 'ms' | 'miss'; label: Localized }[] = [
  { value: 'mr', label: { nl: 'Dhr.', fr: 'M.', en: 'Mr', de: 'Herr' } },
  { value: 'ms', label: { nl: 'Mevr.', fr: 'Mme', en: 'Ms', de: 'Frau' } },
  { value: 'miss', label: { nl: 'Mej.', fr: 'Mlle', en: 'Miss', de: 'Fräulein' } },
]

/** A person in a form. No field is required: each form's schema decides which ones it needs. */
export const personFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'title',
        type: 'select',
        label: { nl: 'Aanspreking', fr: 'Civilité', en: 'Title', de: 'Anrede' },
        options: personTitles,
      },
      {
        name: 'firstName',
        type: 'text',
        label: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
      },
      { name: 'lastName', type: 'text', label: { nl: 'Naam', fr: 'Nom', en: 'Last name', de: 'Name' } },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'email',
        type: 'email',
        index: true,
        label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
      },
      { name: 'phone', type: 'text', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'street', type: 'text', label: { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' } },
      {
        name: 'houseNumber',
        type: 'text',
        label: { nl: 'Huisnummer', fr: 'Numéro', en: 'House number', de: 'Hausnummer' },
      },
      { name: 'boxNr', type: 'text', label: { nl: 'Bus', fr: 'Boîte', en: 'Box', de: 'Bus' } },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'zip',
        type: 'text',
        label: { nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' },
      },
      { name: 'city', type: 'text', label: { nl: 'Plaats', fr: 'Localité', en: 'Town', de: 'Ort' } },
      { name: 'country', type: 'text', label: { nl: 'Land', fr: 'Pays', en: 'Country', de: 'Land' } },
    ],
  },
]
