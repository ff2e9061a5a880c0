import { isRecord } from '@/lib/values/read-value'
function textsIn(node: unknown): string[] {
  if (!isRecord(node)) return []
  const ownTexts = typeof node.text === 'string' ? [node.text] : []
  const children = Array.isArray(node.children) ? node.children.flatMap(textsIn) : []
  // A paragraph or a heading ends a line; inline nodes do not.
  return node.type === 'text' ? ownTexts : [...ownTexts, ...children, '\n']
}

/**
 * A stored text, plain or rich, without markup: bold or a heading instead of a paragraph does not make it a different
 * text.
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (!isRecord(value)) return ''
  return textsIn(value.root)
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
