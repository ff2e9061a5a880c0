import type { Field } from 'payload'

import { regionField } from '@/features/property/server/select-fields'
import { defaultEpcScales } from '@/features/property/model/epc-scales'
import { defaultRenovationDuty } from '@/features/property/model/renovation-notice'

import { datedRows } from './dated-rows'

const bandsField: Field = {
  name: 'bands',
  type: 'array',
  required: true,
  minRows: 1,
  label: { nl: 'Klassen', fr: 'Classes', en: 'Bands', de: 'Klassen' },
  labels: {
    singular: { nl: 'Klasse', fr: 'Classe', en: 'Band', de: 'Klasse' },
    plural: { nl: 'Klassen', fr: 'Classes', en: 'Bands', de: 'Klassen' },
  },
  admin: {
    description: {
      nl: 'Van best naar slechtst, in kWh/m² per jaar, grens inbegrepen. De laatste heeft geen grens.',
      fr: 'De la meilleure à la moins bonne, en kWh/m² par an, limite comprise. La dernière n’a pas de limite.',
      en: 'From best to worst, in kWh/m² per year, bound included. The last one has no bound.',
      de: 'Von der besten zur schlechtesten, in kWh/m² pro Jahr, Grenze inbegriffen. Die letzte hat keine Grenze.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          required: true,
          maxLength: 5,
          label: { nl: 'Label', fr: 'Label', en: 'Label', de: 'Klasse' },
        },
        { name: 'upTo', type: 'number', label: { nl: 'Tot en met', fr: 'Jusqu’à', en: 'Up to', de: 'Bis' } },
      ],
    },
  ],
}

const copyOfScales = () =>
  defaultEpcScales.map((scale) => ({ ...scale, bands: scale.bands.map((band) => ({ ...band })) }))

export const energyFields: Field[] = [
  datedRows({
    name: 'epcScales',
    label: { nl: 'EPC-schalen', fr: 'Échelles PEB', en: 'EPC scales', de: 'PEB-Skalen' },
    description: {
      nl: 'Bepalen het energielabel van een woning waarvan het certificaat geen label noemt.',
      fr: 'Déterminent le label d’un logement dont le certificat n’indique pas de label.',
      en: 'Decide the energy label of a home whose certificate names none.',
      de: 'Bestimmen die Energieklasse einer Wohnung, deren Ausweis keine nennt.',
    },
    defaultValue: copyOfScales(),
    rowParts: ['region', 'bands'],
    fields: [regionField(), bandsField],
  }),
  datedRows({
    name: 'renovation',
    label: {
      nl: 'Renovatieverplichting',
      fr: 'Obligation de rénovation',
      en: 'Renovation duty',
      de: 'Renovierungspflicht',
    },
    description: {
      nl: 'Verschijnt bij woningen te koop met een van deze labels in dit gewest.',
      fr: 'Apparaît pour les logements à vendre ayant l’un de ces labels dans cette région.',
      en: 'Shows with homes for sale that have one of these labels in this region.',
      de: 'Erscheint bei Wohnungen zum Verkauf mit einer dieser Klassen in dieser Region.',
    },
    defaultValue: [
      {
        region: 'flanders',
        termInYears: defaultRenovationDuty.termInYears,
        labels: [...defaultRenovationDuty.labels],
        targetLabel: defaultRenovationDuty.targetLabel,
        validFrom: '2023-01-01',
        source: 'vlaanderen.be, renovatieverplichting; 6 jaar sinds 12/12/2025',
      },
    ],
    rowParts: ['region', 'labels', 'termInYears'],
    fields: [
      regionField(),
      {
        type: 'row',
        fields: [
          {
            name: 'termInYears',
            type: 'number',
            required: true,
            min: 1,
            max: 50,
            label: { nl: 'Termijn (jaren)', fr: 'Délai (années)', en: 'Term (years)', de: 'Frist (Jahre)' },
          },
          {
            name: 'labels',
            type: 'text',
            hasMany: true,
            required: true,
            label: { nl: 'Voor labels', fr: 'Pour les labels', en: 'For labels', de: 'Für Klassen' },
          },
          {
            name: 'targetLabel',
            type: 'text',
            required: true,
            maxLength: 5,
            label: {
              nl: 'Minstens label',
              fr: 'Label minimum',
              en: 'At least label',
              de: 'Mindestens Klasse',
            },
          },
        ],
      },
    ],
  }),
]
