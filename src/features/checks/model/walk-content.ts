import { isShown } from '@/features/content/model/shown-blocks'
import { isRecord, textOf } from '@/lib/values/read-value'

export interface TextNode {
  type: string
  tag: string
  /** The words of the node and of everything in it. */
  words: string
  /** Id of the picture of an `upload` node. */
  picture: string
}

export interface Part {
  at: string
  value: Record<string, unknown>
  isRichText: boolean
}

const join = (at: string, key: string | number): string => (at === '' ? String(key) : `${at}.${key}`)

const isRichText = (value: Record<string, unknown>): boolean =>
  isRecord(value.root) && Array.isArray(value.root.children)

/** Groups, rows and rich texts of a document, from top to bottom, without what editors hide; each with its path. */
export function partsOf(value: unknown, at = ''): Part[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => partsOf(each, join(at, index)))
  if (!isRecord(value) || !isShown(value)) return []
  if (isRichText(value)) return [{ at, value, isRichText: true }]
  const below = Object.entries(value).flatMap(([key, part]) => partsOf(part, join(at, key)))
  return [{ at, value, isRichText: false }, ...below]
}

const wordsOf = (node: unknown): string => {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(wordsOf).join('') : ''
}

const pictureOf = ({ value }: Record<string, unknown>): string =>
  isRecord(value) ? textOf(value.id) : textOf(value)

/** The nodes of a rich text in reading order. */
export function nodesOf(node: unknown): TextNode[] {
  if (!isRecord(node)) return []
  const heading = { type: textOf(node.type), tag: textOf(node.tag), words: wordsOf(node).trim() }
  const children = Array.isArray(node.children) ? node.children : []
  return [{ ...heading, picture: pictureOf(node) }, ...children.flatMap(nodesOf)]
}
