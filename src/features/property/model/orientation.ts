import type { CatalogueEntry } from './types'
import { geographicalLocationOptions, orientationOptions } from './options'

export const orientationFields = [
  {
    name: 'terraceOrientation',
    kind: 'choice',
    options: orientationOptions,
    format: 'string',
    section: 'environment',
  },
  {
    name: 'gardenOrientation',
    kind: 'choice',
    options: orientationOptions,
    format: 'string',
    section: 'environment',
  },
  {
    name: 'rearOrientation',
    kind: 'choice',
    options: orientationOptions,
    format: 'string',
    section: 'environment',
  },
  {
    name: 'geographicalLocation',
    kind: 'choice',
    options: geographicalLocationOptions,
    format: 'string',
    section: 'environment',
  },
] as const satisfies readonly CatalogueEntry[]
