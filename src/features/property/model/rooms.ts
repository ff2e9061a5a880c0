import { floorNames } from './floor-names'
import type { CatalogueEntry } from './types'

export const roomsFields = [
  {
    name: 'bedrooms',
    kind: 'integer',
    format: 'number',
    section: 'general',
  },
  {
    name: 'bathrooms',
    kind: 'integer',
    format: 'number',
    section: 'general',
  },
  {
    name: 'showerRooms',
    kind: 'integer',
    format: 'number',
    section: 'general',
  },
  {
    name: 'toilets',
    kind: 'integer',
    format: 'number',
    section: 'general',
  },
  {
    name: 'garages',
    kind: 'integer',
    format: 'number',
    section: 'general',
  },
  {
    name: 'parkings',
    kind: 'integer',
    format: 'number',
    section: 'general',
  },
  {
    name: 'externalParkings',
    kind: 'integer',
    format: 'number',
    section: 'general',
  },
  {
    name: 'floors',
    kind: 'integer',
    format: 'number',
    section: 'general',
  },
  {
    name: 'floor',
    kind: 'integer',
    mayBeNegative: true,
    named: floorNames,
    format: 'number',
    section: 'general',
  },
  {
    name: 'facades',
    kind: 'integer',
    format: 'number',
    section: 'general',
  },
  {
    name: 'extraRooms',
    kind: 'localizedText',
    format: 'array',
    section: 'general',
  },
] as const satisfies readonly CatalogueEntry[]
