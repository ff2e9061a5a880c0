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
          nl: 'Leeg: altijd al; de site noemt dan de dag waarop u de bron naging.',
          fr: 'Vide : depuis toujours ; le site indique alors le jour où vous avez consulté la source.',
          en: 'Empty: always; the site then gives the day on which you checked the source.',
          de: 'Leer: schon immer; die Website nennt dann den Tag, an dem Sie die Quelle geprüft haben.',
        },
      },
    },
    {
      name: 'checkedOn',
      type: 'date',
      label: { nl: 'Nagekeken op', fr: 'Vérifié le', en: 'Checked on', de: 'Geprüft am' },
      admin: { date: { pickerAppearance: 'dayOnly' } },
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
  /** Names of the fields that tell its rows apart, in the order of the folded line. */
  rowParts: string[]
  fields: Field[]
}

/** A list of legal values: each row has its first day and its source; folded it also says the day. */
export const datedRows = ({
  name,
  label,
  description,
  defaultValue,
  rowParts,
  fields,
}: DatedRows): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: {
    singular: { nl: 'Waarde', fr: 'Valeur', en: 'Value', de: 'Wert' },
    plural: { nl: 'Waarden', fr: 'Valeurs', en: 'Values', de: 'Werte' },
  },
  defaultValue,
  admin: {
    initCollapsed: true,
    description,
    custom: { rowParts: [...rowParts, 'validFrom', 'checkedOn'] },
  },
  fields: [...fields, datedFields],
})
