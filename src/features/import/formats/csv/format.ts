import { ownLanguages, type FeedFormat } from '../../model/feed-format'
import { ownNames } from '../own-names'

/** A table with a heading line: columns with the names of the fields need no mapping, others a row in the source. */
export const csv: FeedFormat = {
  arrangement: { kind: 'csv' },
  idPath: 'id | ID | Id | number | reference | ref',
  languagePath: 'language | lang',
  languages: ownLanguages,
  datePaths: [],
  totalPaths: [],
  partialPaths: [],
  ...ownNames('plainText'),
}
