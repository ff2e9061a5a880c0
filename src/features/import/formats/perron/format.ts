import { ownLanguages, type FeedFormat } from '../../model/feed-format'
import { ownNames } from '../own-names'

/** What `npm run export` writes: the fields of a property by their own names, one record per language. */
export const perron: FeedFormat = {
  arrangement: {
    kind: 'json',
    propertyList: 'properties',
    typeList: 'types',
    typeIdPath: 'webId',
    typeNamePath: 'name',
  },
  idPath: 'id',
  languagePath: 'language',
  languages: ownLanguages,
  datePaths: ['createDate'],
  totalPaths: ['total'],
  partialPaths: [],
  ...ownNames('text'),
}
