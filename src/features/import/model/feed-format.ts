import type { Locale } from '@/lib/i18n/locales'

import type { Mapping } from './mapping'

/** How the records of a feed are arranged, and the mapping of its field names. */
export interface FeedFormat extends Mapping {
  /** The list of properties in the file. */
  propertyList: string
  /** The list of property types in the file. */
  typeList: string
  typeIdPath: string
  typeNamePath: string
  idPath: string
  /** One record per language: where a record says which, and what its signs mean. */
  languagePath: string
  languages: Readonly<Record<string, Locale>>
  /** When the file was made. */
  datePaths: readonly string[]
  /** How many properties the whole has, and whether the file is a part of it. */
  totalPaths: readonly string[]
  partialPaths: readonly string[]
}
