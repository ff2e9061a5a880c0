import { Refusal, type BlockName } from '../new-block/block-name'
import { withImport } from '../new-block/register'

/** The format as it begins: JSON with the names of our own fields, which works at once. */
export const formatOf = ({ slug, words }: BlockName, isSite: boolean): string => `${
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

function replaceOnce(source: string, pattern: RegExp, made: string): string {
  if (!pattern.test(source)) throw new Refusal('The list of formats does not look as expected; was it moved?')
  return source.replace(pattern, made)
}

/** The list of formats with one more: its import and its name. @throws Refusal if it is there already */
export function registerFormat(source: string, { folder, slug }: BlockName): string {
  if (new RegExp(`\\b${slug}\\b`).test(source)) throw new Refusal(`"${slug}" is a format already.`)
  const imported = replaceOnce(
    source,
    /(import type \{ FeedFormat \} from '\.\/feed-format'\n)/,
    `import { ${slug} } from '../formats/${folder}/format'\n$1`,
  )
  return replaceOnce(
    imported,
    /(export const feedFormats = \{[^}]*?),?(\s*\.\.\.siteFormats,\s*\} as const)/,
    `$1, ${slug},$2`,
  )
}

/** The list of an agency's own formats with one more. @throws Refusal if it is there already */
export function registerSiteFormat(source: string, { folder, slug }: BlockName): string {
  if (new RegExp(`\\b${slug}\\b`).test(source)) throw new Refusal(`"${slug}" is a format already.`)
  const imported = withImport(source, slug, `feeds/${folder}`)
  return replaceOnce(imported, /(export const feedFormats = \{[^}]*)(\} as const)/, `$1  ${slug},\n$2`)
}

/** The examples with one of the new format, that of a feed with the names of our own fields. */
export const registerExample = (source: string, { slug }: BlockName): string =>
  replaceOnce(source, /(export const exampleFeeds = \{[^}]*?),?(\s*\} as const)/, `$1, ${slug}: perron$2`)
