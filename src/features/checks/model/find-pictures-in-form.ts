import { isRecord, relatedId } from '@/lib/values/read-value'

import type { Content, Spot } from './content-issue'
import { nodesOf, partsOf } from './walk-content'

/** What this needs of the configuration of a field. */
export interface PictureField {
  type: string
  name?: string
  relationTo?: unknown
  fields?: readonly PictureField[]
  tabs?: readonly { name?: string; fields: readonly PictureField[] }[]
}

/** Names of the pictures of a group or row. Decoration has no alternative text on the page. */
const decoration: ReadonlySet<string> = new Set(['backgroundImage', 'ogImage', 'poster'])

const isOfMedia = ({ type, name, relationTo }: PictureField): boolean =>
  type === 'upload' && relationTo === 'media' && name !== undefined && !decoration.has(name)

type FindBlock = (slug: string) => readonly PictureField[]

const idsOf = (value: unknown): string[] => [value].flat().flatMap((each) => relatedId(each) ?? [])

/** Ids of the pictures of upload fields below a value. */
function picturesIn(
  value: unknown,
  fields: readonly PictureField[],
  at: string,
  findBlock: FindBlock,
): Spot[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => picturesIn(each, fields, `${at}${index}.`, findBlock))
  if (!isRecord(value) || value.status === 'hidden') return []
  return fields.flatMap((field): Spot[] => {
    if (field.tabs)
      return field.tabs.flatMap((tab) =>
        picturesIn(value, [{ type: tab.name ? 'group' : 'row', ...tab }], at, findBlock),
      )
    if (field.name === undefined) return picturesIn(value, field.fields ?? [], at, findBlock)
    const part = value[field.name]
    const path = `${at}${field.name}`
    if (isOfMedia(field)) return idsOf(part).map((id) => ({ value: id, at: path }))
    if (field.type === 'blocks' && Array.isArray(part))
      return part.flatMap((block: unknown, index) =>
        isRecord(block)
          ? picturesIn(block, findBlock(String(block.blockType)), `${path}.${index}.`, findBlock)
          : [],
      )
    return field.fields ? picturesIn(part, field.fields, `${path}.`, findBlock) : []
  })
}

/**
 * The pictures that visitors see with an alternative text: those of upload fields and of rich texts.
 *
 * @param fields of the collection
 * @param findBlock gives the fields of a kind of block
 */
export function findPicturesInForm(
  { banner: _decoration, ...content }: Content,
  fields: readonly PictureField[],
  findBlock: FindBlock,
): Spot[] {
  const inTexts = partsOf(content)
    .filter(({ isRichText }) => isRichText)
    .flatMap(({ at, value }) =>
      nodesOf(value.root)
        .filter(({ type, picture }) => type === 'upload' && picture !== '')
        .map(({ picture }) => ({ value: picture, at })),
    )
  return [...picturesIn(content, fields, '', findBlock), ...inTexts]
}
