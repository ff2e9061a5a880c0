import type { NumberField } from 'payload'

import { closedToTranslators } from './closed-to-translators'

/** The numbers of the specification: 10 Belgium, 50 Luxembourg. A number, because feeds name countries so. */
export const countryField = (): NumberField => ({
  name: 'countryId',
  type: 'number',
  required: true,
  defaultValue: 10,
  min: 1,
  access: closedToTranslators,
  label: { nl: 'Land (nummer)', fr: 'Pays (numéro)', en: 'Country (number)', de: 'Land (Nummer)' },
  admin: {
    step: 1,
    description: {
      nl: '10 is België, 50 Luxemburg.',
      fr: '10 pour la Belgique, 50 pour le Luxembourg.',
      en: '10 is Belgium, 50 Luxembourg.',
      de: '10 ist Belgien, 50 Luxemburg.',
    },
  },
})
