import type { ArrayField, Field } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

const datedFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'validFrom',
      type: 'date',
      label: { nl: 'Geldig vanaf', fr: 'Valable à partir du', en: 'Valid from', de: 'Gültig ab' },
      admin: {
        date: { pickerAppearance: 'dayOnly' },
        description: {
          nl: 'Leeg: altijd al; de site meldt dat de bron geen begindatum noemt.',
          fr: 'Vide : depuis toujours ; le site signale que la source ne précise pas de date.',
          en: 'Empty: always; the site says that the source states no first day.',
          de: 'Leer: schon immer; die Website sagt, dass die Quelle kein Anfangsdatum nennt.',
        },
      },
    },
    {
      name: 'source',
      type: 'text',
      label: { nl: 'Bron', fr: 'Source', en: 'Source', de: 'Quelle' },
      admin: {
        description: {
          nl: 'Wet, besluit of website waar de waarde staat.',
          fr: 'Loi, arrêté ou site où figure la valeur.',
          en: 'Law, decree or website that states the value.',
          de: 'Gesetz, Erlass oder Website mit dem Wert.',
        },
      },
    },
  ],
}

interface DatedRows {
  name: string
  label: Localized
  description: Localized
  defaultValue: Record<string, unknown>[]
  fields: Field[]
}

/** A list of legal values: each row has its first day and its source. */
export const datedRows = ({ name, label, description, defaultValue, fields }: DatedRows): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: {
    singular: { nl: 'Waarde', fr: 'Valeur', en: 'Value', de: 'Wert' },
    plural: { nl: 'Waarden', fr: 'Valeurs', en: 'Values', de: 'Werte' },
  },
  defaultValue,
  admin: { initCollapsed: true, description },
  fields: [...fields, datedFields],
})
