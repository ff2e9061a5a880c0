import type { Random } from './seeded-random'

/** What a value is for, so that a test knows what the feed said after it was changed. */
export type Role =
  | 'id'
  | 'language'
  | 'status'
  | 'reference'
  | 'goal'
  | 'sale'
  | 'rent'
  | 'price'
  | 'period'
  | 'headline'
  | 'place'
  | 'date'

/** An element of XML, a key of JSON or a cell of a table. */
export interface FeedNode {
  name: string
  text?: string
  attributes?: Record<string, string>
  children?: FeedNode[]
  role?: Role
  /** JSON: a list whose items are the children. */
  isList?: boolean
  /** JSON: numbers and booleans are no texts. */
  isLiteral?: boolean
  /** JSON: what is written instead of the value. */
  json?: string
}

/** A control character that is written as it is, and one that is written as a reference. */
export const rawControl = '\u0001'
export const namedControl = '\u0002'

export const withoutControls = (text: string): string => text.replace(/[\u0001\u0002]/g, '')

export function* walk(node: FeedNode): Generator<FeedNode> {
  yield node
  for (const child of node.children ?? []) yield* walk(child)
}

export const nodesOf = (node: FeedNode, role: Role): FeedNode[] =>
  [...walk(node)].filter((each) => each.role === role)

/** All that is written in an element. */
export const wordsIn = (node: FeedNode): string[] =>
  [...walk(node)]
    .flatMap(({ text, attributes, json }) =>
      json === undefined ? [text ?? '', ...Object.values(attributes ?? {})] : [],
    )
    .map((word) => withoutControls(word).trim())
    .filter((word) => !/^[\s-]*$/.test(word))

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll(namedControl, '&#2;')

export function toXml({ name, text = '', attributes = {}, children = [] }: FeedNode): string {
  const begin =
    name +
    Object.entries(attributes)
      .map(([key, value]) => ` ${key}="${escaped(value)}"`)
      .join('')
  const content = escaped(text) + children.map(toXml).join('')
  return content === '' ? `<${begin}/>` : `<${begin}>${content}</${name}>`
}

function valueOf({ text, children, isList, isLiteral, json }: FeedNode): string {
  if (json !== undefined) return json
  if (isList) return `[${(children ?? []).map(valueOf).join(',')}]`
  if (children) return toJson({ name: '', children })
  const isNumber = isLiteral && /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false)$/.test(text ?? '')
  // JSON.stringify writes every control character as a reference.
  return isNumber ? String(text) : JSON.stringify(text ?? '').replaceAll('\\u0001', rawControl)
}

/** The object of a record; what is repeated is a list. */
export function toJson({ children = [] }: FeedNode): string {
  const names = new Set(children.map(({ name }) => name))
  const fields = [...names].map((name) => {
    const values = children.filter((each) => each.name === name).map(valueOf)
    return `${JSON.stringify(name)}:${values.length === 1 ? values[0] : `[${values.join(',')}]`}`
  })
  return `{${fields.join(',')}}`
}

/** The line of a record under the headings of a table. */
export function toLine({ children = [] }: FeedNode, columns: readonly string[], separator: string): string {
  const cells = columns.map((column) => children.find(({ name }) => name === column)?.text ?? '')
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)
}

export const copyOf = (node: FeedNode): FeedNode => structuredClone(node)

export const inOtherCase = (text: string, random: Random): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
  return random.pick([text.toUpperCase(), text.toLowerCase(), capital])
}
