import type { PartName } from '../lib/part-name'
import { refuseListed, withEntry, withImport } from '../new-block/register'

/** The format as it begins: JSON with the names of our own fields, which works at once. */
export const formatOf = ({ slug, words }: PartName, isSite: boolean): string => `${
  isSite
    ? "import { ownLanguages, ownNames, type FeedFormat } from '@/site-api/feeds'"
    : "import { ownLanguages, type FeedFormat } from '../../model/feed-format'\nimport { ownNames } from '../own-names'"
}

/** ${words}. TODO: what it is, with the address of its description. */
export const ${slug}: FeedFormat = {
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
  datePaths: [],
  totalPaths: [],
  partialPaths: [],
  ...ownNames('plainText'),
}
`

/** The list of formats with one more: its import and its name. @throws Refusal if it is there already */
export function registerFormat(source: string, name: PartName): string {
  refuseListed(source, name, 'a format')
  const { folder, slug } = name
  const firstImport = /^import type \{ FeedFormat \} from '\.\/feed-format'$/m
  const imported = source.replace(
    firstImport,
    (line) => `import { ${slug} } from '../formats/${folder}/format'\n${line}`,
  )
  return withEntry(imported, 'feedFormats', slug)
}

/** The list of an agency's own formats with one more. @throws Refusal if it is there already */
export function registerSiteFormat(source: string, name: PartName): string {
  refuseListed(source, name, 'a format')
  return withEntry(withImport(source, name.slug, `feeds/${name.folder}`), 'feedFormats', name.slug)
}

/** The examples with one of the new format, that of a feed with the names of our own fields. */
export const registerExample = (source: string, { slug }: PartName): string =>
  withEntry(source, 'exampleFeeds', `${slug}: perron`)
