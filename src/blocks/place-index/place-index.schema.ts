import { blockOptions } from '@/lib/payload/fields/block-options'
import { offeredGoalField } from '@/lib/payload/fields/common-fields'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const placeIndexSchema: BlockSchema<'placeIndex'> = {
  slug: 'placeIndex',
  interfaceName: 'PlaceIndexBlock',
  labels: {
    singular: {
      nl: 'Index van plaatsen en types',
      fr: 'Index des localités et types',
      en: 'Index of places and types',
      de: 'Verzeichnis der Orte und Arten',
    },
    plural: {
      nl: 'Indexen van plaatsen en types',
      fr: 'Index des localités et types',
      en: 'Indexes of places and types',
      de: 'Verzeichnisse der Orte und Arten',
    },
  },
  admin: inPicker('place-index', 'properties', {
    nl: 'Plaatsen en types met het aantal panden te koop en te huur, elk met een link naar de lijst.',
    fr: 'Localités et types avec le nombre de biens à vendre et à louer, chacun avec un lien vers la liste.',
    en: 'Places and types with the number of properties for sale and for rent, each with a link to the list.',
    de: 'Orte und Arten mit der Zahl der Objekte zum Kauf und zur Miete, jeweils mit Link zur Liste.',
  }),
  fields: [
    {
      name: 'content',
      type: 'select',
      required: true,
      defaultValue: 'both',
      label: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' },
      options: [
        {
          value: 'both',
          label: {
            nl: 'Plaatsen en types',
            fr: 'Localités et types',
            en: 'Places and types',
            de: 'Orte und Arten',
          },
        },
        { value: 'cities', label: { nl: 'Plaatsen', fr: 'Localités', en: 'Places', de: 'Orte' } },
        { value: 'types', label: { nl: 'Types', fr: 'Types', en: 'Types', de: 'Arten' } },
      ],
    },
    offeredGoalField({
      nl: 'Wat geteld wordt. Plaatsen en types zonder panden verschijnen niet.',
      fr: 'Ce qui est compté. Les localités et types sans bien n’apparaissent pas.',
      en: 'What is counted. Places and types without properties do not appear.',
      de: 'Was gezählt wird. Orte und Arten ohne Objekte erscheinen nicht.',
    }),
    {
      name: 'sortBy',
      type: 'select',
      required: true,
      defaultValue: 'name',
      label: {
        nl: 'Volgorde van de plaatsen',
        fr: 'Ordre des localités',
        en: 'Order of the places',
        de: 'Reihenfolge der Orte',
      },
      options: [
        { value: 'name', label: { nl: 'Op naam', fr: 'Par nom', en: 'By name', de: 'Nach Namen' } },
        {
          value: 'count',
          label: {
            nl: 'Meeste panden eerst',
            fr: 'Le plus de biens d’abord',
            en: 'Most first',
            de: 'Meiste zuerst',
          },
        },
      ],
    },
    ...blockOptions({
      defaults: { numberItemOfRow: 4, maxItems: 100 },
      only: [
        'heading',
        'titleSize',
        'description',
        'description2',
        'numberItemOfRow',
        'maxItems',
        'position',
        'span',
        'columns',
        'background',
        'cssClass',
        'sort',
        'status',
      ],
    }),
  ],
}
