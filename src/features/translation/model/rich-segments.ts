import { isRecord } from '@/lib/values/read-value'

import { readMarked, type MarkedPart } from './marked-text'

/**
 * Rich texts in segments: one text for each paragraph, heading, point of a list or cell of a table. What is inside a line
 * besides text is a numbered mark, as in translation programs: `See <1>our offices</1>.` for a link or bold words, `<2/>`
 * for anything without text. A line break is a line break.
 */

type Node = Record<string, unknown>

interface Mark {
  kind: 'format' | 'link' | 'leaf'
  node: Node
}

export interface Segment {
  text: string
  marks: ReadonlyMap<string, Mark>
}

/** Marks that a translation must have, because a link, picture or placeholder would be lost without them. */
export const requiredMarks = ({ marks }: Segment): string[] =>
  [...marks].filter(([, { kind }]) => kind !== 'format').map(([number]) => number)

const childrenOf = (node: Node): Node[] =>
  Array.isArray(node.children) ? node.children.filter(isRecord) : []

const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock'])
const isInline = (node: Node): boolean => inlineTypes.has(String(node.type))
const isLink = (node: Node): boolean => node.type === 'link' || node.type === 'autolink'

const markLike = /<\/?\d+\/?>/

/** Text that can be written as it is: without formatting, and not to be mistaken for a mark. */
const isPlain = (node: Node): boolean =>
  node.type === 'text' && !node.format && !node.style && !markLike.test(String(node.text ?? ''))

class SegmentWriter {
  readonly marks = new Map<string, Mark>()

  write(nodes: readonly Node[]): string {
    return nodes.map((node) => this.writeNode(node)).join('')
  }

  private writeNode(node: Node): string {
    if (node.type === 'linebreak') return '\n'
    if (isPlain(node)) return String(node.text ?? '')
    const number = String(this.marks.size + 1)
    const text = String(node.text ?? '')
    const kind = isLink(node) ? 'link' : node.type === 'text' && !markLike.test(text) ? 'format' : 'leaf'
    this.marks.set(number, { kind, node })
    if (kind === 'leaf') return `<${number}/>`
    return `<${number}>${kind === 'link' ? this.write(childrenOf(node)) : text}</${number}>`
  }
}

function toSegment(nodes: readonly Node[]): Segment {
  const writer = new SegmentWriter()
  return { text: writer.write(nodes), marks: writer.marks }
}

const hasWords = (segment: Segment): boolean => segment.text.replaceAll(/<\/?\d+\/?>/g, '').trim() !== ''

/** Calls `change` for every line with words, in their order; its result replaces the line. */
function mapLines(node: Node, change: (segment: Segment, inline: readonly Node[]) => readonly Node[]): Node {
  const children = childrenOf(node)
  if (children.length === 0) return node
  const inline = children.filter(isInline)
  const segment = toSegment(inline)
  const line = inline.length > 0 && hasWords(segment) ? change(segment, inline) : inline
  const others = children.filter((child) => !isInline(child)).map((child) => mapLines(child, change))
  return { ...node, children: [...line, ...others] }
}

/** The segments of a rich text; none for an empty one. */
export function segmentsOf(value: unknown): Segment[] {
  const segments: Segment[] = []
  if (!isRecord(value) || !isRecord(value.root)) return []
  mapLines(value.root, (segment, inline) => {
    segments.push(segment)
    return inline
  })
  return segments
}

const plainNode = (text: string): Node => ({
  type: 'text',
  version: 1,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  text,
})

/** Nodes of text, with its line breaks. */
const textNodes = (text: string, like: Node): Node[] =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
      ...(line === '' ? [] : [{ ...like, text: line }]),
    ])

function toNodes(parts: readonly MarkedPart[], marks: Segment['marks'], like: Node = plainNode('')): Node[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return textNodes(part, like)
    const mark = marks.get(part.number)
    if (!mark) return []
    if (mark.kind === 'leaf') return [mark.node]
    if (mark.kind === 'format') return toNodes(part.parts, marks, mark.node)
    return [{ ...mark.node, children: toNodes(part.parts, marks, like) }]
  })
}

/**
 * A rich text with other words: structure, links and formatting are those of `base`.
 *
 * @param texts one for each of its segments, with correct marks (`findMarkProblem`)
 */
export function withSegments(base: unknown, texts: readonly string[]): unknown {
  if (!isRecord(base) || !isRecord(base.root)) return base
  let index = 0
  const root = mapLines(base.root, ({ marks }) => {
    const text = texts[index] ?? ''
    index += 1
    return toNodes(readMarked(text) ?? [], marks)
  })
  return { ...base, root }
}

const shapeOf = (node: Node): string =>
  childrenOf(node)
    .filter((child) => !isInline(child))
    .map((child) => `${String(child.type)}${String(child.tag ?? '')}(${shapeOf(child)})`)
    .join()

/** Whether two rich texts have the same paragraphs, headings and lists. */
export const hasSameShape = (one: unknown, other: unknown): boolean =>
  isRecord(one) &&
  isRecord(other) &&
  isRecord(one.root) &&
  isRecord(other.root) &&
  shapeOf(one.root) === shapeOf(other.root) &&
  segmentsOf(one).length === segmentsOf(other).length
