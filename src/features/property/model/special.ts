import { statusOptions, transactionOptions } from './options'
import type { SpecialEntry } from './types'

/** Special fields that can be shown besides the plain ones. */
export const specialFields = [
  {
    name: 'ref',
    kind: 'special',
    format: 'string',
    section: 'general',
  },
  {
    name: 'goal',
    kind: 'special',
    options: transactionOptions,
    format: 'string',
    section: 'general',
  },
  {
    name: 'status',
    kind: 'special',
    options: statusOptions,
    format: 'string',
    section: 'general',
  },
  {
    name: 'type',
    kind: 'special',
    format: 'string',
    section: 'general',
  },
  {
    name: 'furtherTypes',
    kind: 'special',
    format: 'array',
    section: 'general',
  },
  {
    name: 'address',
    kind: 'special',
    storedIn: 'locality',
    format: 'address',
    section: 'general',
  },
  {
    name: 'locality',
    kind: 'special',
    format: 'string',
    section: 'general',
  },
  {
    name: 'neighbourhood',
    kind: 'special',
    format: 'string',
    section: 'general',
  },
  {
    name: 'project',
    kind: 'special',
    format: 'string',
    section: 'general',
  },
  {
    name: 'onlineSince',
    kind: 'special',
    format: 'date',
    section: 'general',
  },
  {
    name: 'price',
    kind: 'special',
    format: 'price',
    section: 'financial',
    disclosesPrice: true,
  },
  {
    name: 'epcLabel',
    kind: 'special',
    storedIn: 'epcLabelText',
    format: 'string',
    section: 'energy',
  },
] as const satisfies readonly SpecialEntry[]
