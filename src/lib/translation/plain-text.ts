const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textsIn(node: unknown): string[] {
  if (!isRecord(node)) return []
  const own = typeof node.text === 'string' ? [node.text] : []
  const children = Array.isArray(node.children) ? node.children.flatMap(textsIn) : []
  // A paragraph or a heading ends a line; words inside it are only marked up.
  return node.type === 'text' ? own : [...own, ...children, '\n']
}

/**
 * The words of a stored text, plain or rich, without markup: bold or a heading instead of a paragraph does not make
 * another text of it.
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (!isRecord(value)) return ''
  return textsIn(value.root)
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
