import type { DateFieldValidation, Field } from 'payload'

import { closedToTranslators } from '@/lib/payload/access'
import type { Localized } from '@/lib/i18n/locales'
import { studioMessage } from '@/lib/payload/studio-message'

const endsAfterStart: DateFieldValidation = (value, { siblingData, req }) => {
  const { start } = siblingData as { start?: string | Date | null }
  const isReversed = value && start && new Date(value) <= new Date(start)
  return isReversed ? studioMessage(req, 'fields.openHouseEnd') : true
}

const moment = (name: 'start' | 'end', label: Localized): Field => ({
  name,
  type: 'date',
  required: true,
  label,
  ...(name === 'end' && { validate: endsAfterStart }),
  admin: { width: '50%', date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } },
})

/** Days on which the property can be seen without an appointment. */
export const openHousesField: Field = {
  name: 'openHouses',
  type: 'array',
  maxRows: 20,
  access: closedToTranslators,
  label: { nl: 'Opendeurdagen', fr: 'Portes ouvertes', en: 'Open houses', de: 'Tage der offenen Tür' },
  labels: {
    singular: { nl: 'Opendeurdag', fr: 'Visite libre', en: 'Open house', de: 'Tag der offenen Tür' },
    plural: { nl: 'Opendeurdagen', fr: 'Portes ouvertes', en: 'Open houses', de: 'Tage der offenen Tür' },
  },
  admin: {
    description: {
      nl: 'In Belgische tijd. Bezoekers vinden het pand met de filter “Opendeurdag” tot en met de laatste dag.',
      fr: 'En heure belge. Les visiteurs trouvent le bien avec le filtre « Portes ouvertes » jusqu’au dernier jour inclus.',
      en: 'In Belgian time. Visitors find the property with the filter “Open house” until the last day, that day included.',
      de: 'In belgischer Zeit. Besucher finden das Objekt mit dem Filter „Tag der offenen Tür“ bis einschließlich zum letzten Tag.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        moment('start', { nl: 'Begin', fr: 'Début', en: 'Beginning', de: 'Beginn' }),
        moment('end', { nl: 'Einde', fr: 'Fin', en: 'End', de: 'Ende' }),
      ],
    },
  ],
}
