import type { CatalogueEntry } from './types'
import { availabilityOptions } from './options'

export const rentalFields = [
  {
    name: 'availability',
    kind: 'choice',
    options: availabilityOptions,
    format: 'string',
    section: 'general',
  },
  {
    name: 'availableFrom',
    kind: 'date',
    format: 'date',
    section: 'general',
  },
  {
    name: 'monthlyRent',
    kind: 'number',
    unit: 'euro',
    format: 'price',
    section: 'financial',
    disclosesPrice: true,
  },
  {
    name: 'depositAmount',
    kind: 'number',
    unit: 'euro',
    format: 'price',
    section: 'financial',
    disclosesPrice: true,
  },
  {
    name: 'agencyCost',
    kind: 'number',
    unit: 'euro',
    format: 'price',
    section: 'financial',
    disclosesPrice: true,
  },
  {
    name: 'inventoryOfPlace',
    kind: 'localizedText',
    format: 'string',
    section: 'financial',
  },
  {
    name: 'leaseYears',
    kind: 'integer',
    unit: 'years',
    format: 'number',
    section: 'general',
  },
  {
    name: 'petsAllowed',
    kind: 'flag',
    format: 'string',
    section: 'comfort',
  },
] as const satisfies readonly CatalogueEntry[]
