import type { CatalogueEntry } from './types'
import { constructionOptions } from './options'

export const identityFields = [
  {
    name: 'reference',
    kind: 'text',
    format: 'string',
    section: 'general',
  },
  {
    name: 'recordFile',
    kind: 'text',
    format: 'string',
    section: 'general',
    audience: 'staff',
  },
  {
    name: 'constructionName',
    kind: 'choice',
    options: constructionOptions,
    format: 'string',
    section: 'general',
  },
  {
    name: 'constructionYear',
    kind: 'year',
    format: 'string',
    section: 'general',
  },
  {
    name: 'renovationYear',
    kind: 'year',
    format: 'string',
    section: 'general',
  },
] as const satisfies readonly CatalogueEntry[]
