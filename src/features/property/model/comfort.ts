import type { CatalogueEntry } from './types'

export const comfortFields = [
  {
    name: 'hasTerrace',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasGarden',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasGarage',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasParking',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasLift',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasCellar',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasAttic',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'isFurnished',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasGas',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasWater',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasElectricity',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasDrain',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasSwimmingPool',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasSolarPanels',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
  {
    name: 'hasShutters',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
] as const satisfies readonly CatalogueEntry[]
