import type { NumberField, TextField } from 'payload'

import { localized } from '@/lib/i18n/locales'
import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

const text = (name: string, index = false): TextField => ({
  name,
  type: 'text',
  index,
  label: localized(() => name),
})

const number = (name: string): NumberField => ({ name, type: 'number', label: localized(() => name) })

/** What alerts last knew of each property; its id is that of the property. Derived from the search rows over time. */
export const alertStates = defineCollection({
  menu: { hidden: 'Kept by the alerts; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'alertStates',
    labels: {
      singular: { nl: 'Meldingsstand', fr: 'État d’alerte', en: 'Alert state', de: 'Meldungsstand' },
      plural: { nl: 'Meldingsstanden', fr: 'États d’alerte', en: 'Alert states', de: 'Meldungsstände' },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [
      // ISO date and time of the save of the property that was last examined.
      text('seenUpdatedAt'),
      // ISO date and time at which alerts first saw the property on the site.
      text('since'),
      // In euro; null while it was not published.
      number('price'),
      // `SearchAvailability`, or `withdrawn` for a property that is no longer on the site.
      text('availability', true),
    ],
  },
})
