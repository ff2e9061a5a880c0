import type { CatalogueEntry } from './types'
import { epcStateOptions } from './options'

export const energyFields = [
  {
    name: 'epcState',
    kind: 'choice',
    options: epcStateOptions,
    format: 'string',
    section: 'energy',
  },
  {
    name: 'epcLabelText',
    kind: 'text',
    format: 'string',
    section: 'energy',
  },
  {
    name: 'energyPerformance',
    kind: 'number',
    unit: 'kWhPerSquareMetreYear',
    mayBeNegative: true,
    format: 'number',
    section: 'energy',
  },
  {
    name: 'epcTotal',
    kind: 'number',
    unit: 'kWhPerYear',
    mayBeNegative: true,
    format: 'number',
    section: 'energy',
  },
  {
    name: 'co2Emission',
    kind: 'number',
    unit: 'kgPerSquareMetreYear',
    mayBeNegative: true,
    format: 'number',
    section: 'energy',
  },
  {
    name: 'eLevel',
    kind: 'integer',
    mayBeNegative: true,
    format: 'number',
    section: 'energy',
  },
  {
    name: 'epcUniqueCode',
    kind: 'text',
    format: 'string',
    section: 'energy',
  },
  {
    name: 'epcDate',
    kind: 'date',
    format: 'date',
    section: 'energy',
  },
  {
    name: 'epcValidUntil',
    kind: 'date',
    format: 'date',
    section: 'energy',
  },
] as const satisfies readonly CatalogueEntry[]
