import type { CatalogueEntry } from './types'
import { genderOptions, viagerTypeOptions } from './options'

export const viagerFields = [
  {
    name: 'viagerType',
    kind: 'choice',
    options: viagerTypeOptions,
    format: 'string',
    section: 'financial',
  },
  {
    name: 'bouquet',
    kind: 'number',
    unit: 'euro',
    format: 'price',
    section: 'financial',
    disclosesPrice: true,
  },
  {
    name: 'viagerIndexedRent',
    kind: 'number',
    unit: 'euro',
    format: 'price',
    section: 'financial',
    disclosesPrice: true,
  },
  {
    name: 'viagerSurvivalRent',
    kind: 'number',
    unit: 'euro',
    format: 'price',
    section: 'financial',
    disclosesPrice: true,
  },
  {
    name: 'viagerAge1',
    kind: 'integer',
    unit: 'years',
    format: 'number',
    section: 'financial',
  },
  {
    name: 'viagerGender1',
    kind: 'choice',
    options: genderOptions,
    format: 'string',
    section: 'financial',
  },
  {
    name: 'viagerAge2',
    kind: 'integer',
    unit: 'years',
    format: 'number',
    section: 'financial',
  },
  {
    name: 'viagerGender2',
    kind: 'choice',
    options: genderOptions,
    format: 'string',
    section: 'financial',
  },
] as const satisfies readonly CatalogueEntry[]
