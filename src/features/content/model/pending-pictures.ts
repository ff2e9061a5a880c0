import { isRecord } from '@/lib/values/read-value'

/** A picture that was pasted and never stored: the editor shows a grey box, and the text is not valid. */
const isPending = (node: unknown): boolean =>
  isRecord(node) && node.type === 'upload' && isRecord(node.pending) && !node.value

function withoutPending(node: unknown): unknown {
  if (!isRecord(node) || !Array.isArray(node.children)) return node
  return {
    ...node,
    children: node.children.filter((child: unknown) => !isPending(child)).map(withoutPending),
  }
}

/** A stored text without pictures that were never stored; the same value for anything else. */
export function withoutPendingPictures(text: unknown): unknown {
  if (!isRecord(text) || !JSON.stringify(text).includes('"pending"')) return text
  return { ...text, root: withoutPending(text.root) }
}
