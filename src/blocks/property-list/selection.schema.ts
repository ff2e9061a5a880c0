import type { Condition, Field, NumberField, RelationshipField } from 'payload'

import type { Localized } from '@/lib/i18n/locales'
import { chosenPropertiesField } from '@/lib/payload/fields/common-fields'

type Sibling = { mode?: unknown; choice?: unknown } | undefined

const isSelection = (sibling: Sibling): boolean => sibling?.mode === 'selection'
const isFiltered: Condition = (_, sibling: Sibling) => isSelection(sibling) && sibling?.choice !== 'chosen'
const isChosen: Condition = (_, sibling: Sibling) => isSelection(sibling) && sibling?.choice === 'chosen'

const anyOf = (
  name: string,
  relationTo: 'localities' | 'propertyTypes' | 'neighbourhoods' | 'projects' | 'agents',
  label: Localized,
): RelationshipField => ({
  ...{ name, type: 'relationship', relationTo, hasMany: true, maxRows: 30, label },
  admin: { allowCreate: false, allowEdit: false, width: '50%' },
})

const bound = (name: string, label: Localized): NumberField => ({
  ...{ name, type: 'number', min: 0, max: 9_999_999_999, label },
  admin: { step: 1, width: '50%' },
})

const choiceField: Field = {
  name: 'choice',
  type: 'select',
  required: true,
  defaultValue: 'filtered',
  label: { nl: 'Welke panden', fr: 'Quels biens', en: 'Which properties', de: 'Welche Objekte' },
  options: [
    {
      value: 'filtered',
      label: {
        nl: 'De nieuwste die passen bij filters',
        fr: 'Les plus récents selon des filtres',
        en: 'The newest that fit filters',
        de: 'Die neuesten nach Filtern',
      },
    },
    {
      value: 'chosen',
      label: { nl: 'Gekozen panden', fr: 'Biens choisis', en: 'Chosen properties', de: 'Gewählte Objekte' },
    },
  ],
  admin: { condition: (_, sibling: Sibling) => isSelection(sibling) },
}

const filterFields: Field[] = [
  {
    type: 'row',
    fields: [
      anyOf('localities', 'localities', { nl: 'Plaatsen', fr: 'Localités', en: 'Places', de: 'Orte' }),
      anyOf('types', 'propertyTypes', { nl: 'Types', fr: 'Types', en: 'Types', de: 'Objektarten' }),
      anyOf('neighbourhoods', 'neighbourhoods', {
        nl: 'Buurten',
        fr: 'Quartiers',
        en: 'Neighbourhoods',
        de: 'Wohnviertel',
      }),
      anyOf('projects', 'projects', {
        nl: 'Nieuwbouwprojecten',
        fr: 'Projets neufs',
        en: 'New-build projects',
        de: 'Neubauprojekte',
      }),
      anyOf('agents', 'agents', { nl: 'Makelaars', fr: 'Agents', en: 'Agents', de: 'Makler' }),
    ],
  },
  {
    type: 'row',
    fields: [
      bound('priceMin', {
        nl: 'Prijs vanaf (€)',
        fr: 'Prix à partir de (€)',
        en: 'Price from (€)',
        de: 'Preis ab (€)',
      }),
      bound('priceMax', {
        nl: 'Prijs tot (€)',
        fr: 'Prix jusqu’à (€)',
        en: 'Price up to (€)',
        de: 'Preis bis (€)',
      }),
      bound('surfaceMin', {
        nl: 'Bewoonbaar vanaf (m²)',
        fr: 'Habitable à partir de (m²)',
        en: 'Living surface from (m²)',
        de: 'Wohnfläche ab (m²)',
      }),
      bound('bedroomsMin', {
        nl: 'Slaapkamers vanaf',
        fr: 'Chambres à partir de',
        en: 'Bedrooms from',
        de: 'Schlafzimmer ab',
      }),
    ],
  },
  {
    name: 'hideSold',
    type: 'checkbox',
    defaultValue: false,
    label: {
      nl: 'Zonder verkochte en verhuurde panden',
      fr: 'Sans les biens vendus et loués',
      en: 'Without sold and let properties',
      de: 'Ohne verkaufte und vermietete Objekte',
    },
  },
]

/** What a short selection shows: the newest properties that fit the filters of the search, or ones chosen by hand. */
export const selectionFields: Field[] = [
  choiceField,
  chosenPropertiesField(isChosen),
  {
    type: 'collapsible',
    label: { nl: 'Filters', fr: 'Filtres', en: 'Filters', de: 'Filter' },
    admin: {
      condition: isFiltered,
      description: {
        nl: 'Dezelfde regels als de zoekfunctie van de site. Leeg: alles van deze transactie.',
        fr: 'Les mêmes règles que la recherche du site. Vide : tout pour cette transaction.',
        en: 'The same rules as the search of the site. Empty: everything of this transaction.',
        de: 'Dieselben Regeln wie die Suche der Website. Leer: alles dieser Angebotsart.',
      },
    },
    fields: filterFields,
  },
]
