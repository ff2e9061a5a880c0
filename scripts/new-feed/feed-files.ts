import { Refusal, type BlockName } from '../new-block/block-name'

/** The format as it begins: JSON with the names of our own fields, which works at once. */
export const formatOf = ({
  slug,
  words,
}: BlockName): string => `import type { FeedFormat } from '../../model/feed-format'
import { ownNames } from '../own-names'

/** ${words}. TODO: what it is, with the address of its description. */
export const ${slug}: FeedFormat = {
  arrangement: {
    ...{ kind: 'json', propertyList: 'properties', typeList: 'types' },
    ...{ typeIdPath: 'webId', typeNamePath: 'name' },
  },
  idPath: 'id',
  languagePath: 'language',
  languages: { nl: 'nl', fr: 'fr', en: 'en', de: 'de' },
  datePaths: [],
  totalPaths: [],
  partialPaths: [],
  rows: ownNames('plainText'),
  tables: {},
}
`

function replaceOnce(source: string, pattern: RegExp, made: string): string {
  if (!pattern.test(source)) throw new Refusal('The list of formats does not look as expected; was it moved?')
  return source.replace(pattern, made)
}

/** The list of formats with one more: its import, its name and its label. @throws Refusal if it is there already */
export function registerFormat(source: string, { folder, slug, words }: BlockName): string {
  if (new RegExp(`\\b${slug}\\b`).test(source)) throw new Refusal(`"${slug}" is a format already.`)
  const imported = replaceOnce(
    source,
    /(import type \{ FeedFormat \} from '\.\/feed-format'\n)/,
    `import { ${slug} } from '../formats/${folder}/format'\n$1`,
  )
  const listed = replaceOnce(
    imported,
    /(export const feedFormats = \{[^}]*?),?(\s*\} as const)/,
    `$1, ${slug}$2`,
  )
  const label = `{ nl: '${words}', fr: '${words}', en: '${words}', de: '${words}' }`
  return replaceOnce(
    listed,
    /(export const feedFormatLabels[^=]*= \{[\s\S]*?)(\n\})/,
    `$1\n  ${slug}: ${label},$2`,
  )
}

/** The examples with one of the new format, that of a feed with the names of our own fields. */
export const registerExample = (source: string, { slug }: BlockName): string =>
  replaceOnce(source, /(export const exampleFeeds = \{[^}]*?),?(\s*\} as const)/, `$1, ${slug}: perron$2`)
