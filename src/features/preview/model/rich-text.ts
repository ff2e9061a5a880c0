import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'

import { hasPlaceholder } from '@/lib/values/agency-details'
import { isRecord } from '@/lib/values/read-value'

/** A formatted text as it is stored. */
export type StoredText = SerializedEditorState

/** What can be typed in the page: words with their marks, links, lists, headings. Pictures and tables need the form. */
const typeableNodes = new Set([
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'text',
  'linebreak',
  'tab',
  'link',
  'autolink',
])

const isTypeableNode = (node: unknown): boolean =>
  isRecord(node) &&
  typeof node.type === 'string' &&
  typeableNodes.has(node.type) &&
  // A list to tick needs its boxes.
  node.listType !== 'check' &&
  (node.children === undefined || (Array.isArray(node.children) && node.children.every(isTypeableNode)))

/** Whether a value is a formatted text that can be typed in the page. */
export const isTypeableText = (value: unknown): value is StoredText =>
  isRecord(value) && isRecord(value.root) && value.root.type === 'root' && isTypeableNode(value.root)

const element = { version: 1, direction: null, format: '', indent: 0 } as const

/** A formatted text in which nothing is written yet. */
export const emptyText: StoredText = {
  root: {
    ...element,
    type: 'root',
    children: [{ ...element, type: 'paragraph', children: [] } as SerializedLexicalNode],
  },
}

interface TextPart extends SerializedLexicalNode {
  text: string
  mode: string
  format: unknown
  style: unknown
}

const isTextPart = (node: unknown): node is TextPart =>
  isRecord(node) && node.type === 'text' && typeof node.text === 'string'

const isContinued = (before: unknown, part: TextPart): before is TextPart =>
  isTextPart(before) &&
  before.mode === part.mode &&
  before.format === part.format &&
  before.style === part.style

/** Joins text parts of one format. */
function joined(children: readonly unknown[]): unknown[] {
  const parts: unknown[] = []
  for (const node of children) {
    const before = parts.at(-1)
    if (isTextPart(node) && isContinued(before, node))
      parts[parts.length - 1] = { ...before, text: before.text + node.text }
    else parts.push(node)
  }
  return parts
}

function withoutUnits(node: unknown): unknown {
  if (isTextPart(node) && node.mode === 'token' && hasPlaceholder(node.text))
    return { ...node, mode: 'normal' }
  if (!isRecord(node) || !Array.isArray(node.children)) return node
  return { ...node, children: joined(node.children.map(withoutUnits)) }
}

/** The text to store: placeholders, which are one unit while they are typed around, are ordinary words again. */
export const asStored = (text: StoredText): StoredText => ({
  ...text,
  root: withoutUnits(text.root) as StoredText['root'],
})
