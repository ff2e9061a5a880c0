import type { CatalogueField } from './types'
import { geographicalLocationOptions, orientationOptions } from './options'

export const orientationFields = [
  {
    name: 'terraceOrientation',
    kind: 'choice',
    options: orientationOptions,
    label: {
      nl: 'Oriëntatie terras',
      fr: 'Orientation de la terrasse',
      en: 'Terrace orientation',
      de: 'Ausrichtung Terrasse',
    },
    format: 'string',
    section: 'environment',
  },
  {
    name: 'gardenOrientation',
    kind: 'choice',
    options: orientationOptions,
    label: {
      nl: 'Oriëntatie tuin',
      fr: 'Orientation du jardin',
      en: 'Garden orientation',
      de: 'Ausrichtung Garten',
    },
    format: 'string',
    section: 'environment',
  },
  {
    name: 'rearOrientation',
    kind: 'choice',
    options: orientationOptions,
    label: {
      nl: 'Oriëntatie achtergevel',
      fr: 'Orientation de la façade arrière',
      en: 'Rear orientation',
      de: 'Ausrichtung Rückseite',
    },
    format: 'string',
    section: 'environment',
  },
  {
    name: 'geographicalLocation',
    kind: 'choice',
    options: geographicalLocationOptions,
    label: { nl: 'Ligging', fr: 'Situation géographique', en: 'Geographical location', de: 'Lage' },
    format: 'string',
    section: 'environment',
  },
] as const satisfies readonly CatalogueField[]
