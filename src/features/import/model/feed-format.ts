import { localized } from '@/lib/i18n/locales'

import type { FeedLists } from './feed-lists'
import type { Mapping } from './mapping'

/** One JSON object with lists. */
export interface JsonArrangement {
  kind: 'json'
  /** The list of properties in the file. */
  propertyList: string
  /** The list of property types in the file. */
  typeList: string
  typeIdPath: string
  typeNamePath: string
  /** Lists of places and projects in the file. */
  lists?: FeedLists
  /** A file with the answer of the API instead of what our calls make of it. */
  answer?: { list: string; toRecords: (item: unknown) => readonly unknown[] }
}

/**
 * XML with one element per property, in whose record an attribute is `@name`, a text beside attributes `#text`, and the name
 * of an element's first child `#child`.
 */
export interface XmlArrangement {
  kind: 'xml'
  /** The element of a property, in any capitals; elements before and after it are values of the whole. */
  element: string
  /** Elements of the record that have one text per language, such as `desc`: the record counts once for each. */
  languageTexts?: readonly string[]
  /** The element around the records of one provider, and those of its texts that identify it; in small letters. */
  provider?: { element: string; names: readonly string[] }
  /** Elements with the content of a file, base64; in small letters. */
  inlineFiles?: readonly string[]
}

/** Text with a heading line and a line per property, separated by commas, semicolons or tabs. */
export interface CsvArrangement {
  kind: 'csv'
}

/** Where a feed says that it has only what has changed, and which properties are gone. */
export interface DeltaRule {
  /** A value of the whole, and what it says then. */
  path: string
  sign: string
  /** In a record. */
  gonePath: string
  goneSign: string
  /** A value of the whole that says the same of all its records. */
  allGonePath?: string
}

/** How the records of a feed are arranged, and the mapping of its field names. */
export interface FeedFormat extends Mapping {
  arrangement: JsonArrangement | XmlArrangement | CsvArrangement
  idPath: string
  /** The number that the software of the office gives a property for good, where there is one. */
  permanentIdPath?: string
  /** One record per language: where a record says which, and what its signs mean; the site may lack some of them. */
  languagePath: string
  languages: Readonly<Record<string, string>>
  /** When the file was made. */
  datePaths: readonly string[]
  /** How many properties the whole has, and whether the file is a part of it. */
  totalPaths: readonly string[]
  partialPaths: readonly string[]
  delta?: DeltaRule
}

/** For feeds that write the codes of languages as they are here. */
export const ownLanguages: FeedFormat['languages'] = localized((locale) => locale)
