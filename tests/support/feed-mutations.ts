import { copyOf, inOtherCase, namedControl, rawControl, type FeedNode } from './feed-nodes'
import type { Random } from './seeded-random'

/** What other makers write in another way, and what they damage: one change of one element at a time. */

export type FileKind = 'xml' | 'json' | 'csv'

/** What may be done to a record. */
interface Mutation {
  /** Whether the record still says the same. */
  isHarmless: boolean
  kinds: readonly FileKind[]
  /** @returns whether something was changed */
  change: (target: Target, random: Random) => boolean
}

interface Target {
  node: FeedNode
  parent: FeedNode
  kind: FileKind
  /** Other values that the element may have. */
  others: readonly string[]
}

const all: readonly FileKind[] = ['xml', 'json', 'csv']
const trees: readonly FileKind[] = ['xml', 'json']

const removeFrom = (parent: FeedNode, node: FeedNode): void => {
  parent.children = (parent.children ?? []).filter((each) => each !== node)
}

function emptied(node: FeedNode): void {
  for (const key of ['text', 'attributes', 'children', 'isList'] as const) delete node[key]
}

/** Sets the text of an element, or of one of its attributes where it has no text. */
function setWord(node: FeedNode, random: Random, change: (word: string) => string): boolean {
  if (node.text !== undefined) {
    node.text = change(node.text)
    return true
  }
  const names = Object.keys(node.attributes ?? {})
  if (names.length === 0) return false
  const name = random.pick(names)
  node.attributes = { ...node.attributes, [name]: change(node.attributes?.[name] ?? '') }
  return true
}

const zeros = ['0', '0.00', '0,0', ' 0 ', '000', '0 €', '-0']

const missing: Mutation = {
  isHarmless: false,
  kinds: all,
  change: ({ node, parent, kind }) => {
    if (kind === 'csv') node.text = ''
    else removeFrom(parent, node)
    return true
  },
}

const empty: Mutation = {
  isHarmless: false,
  kinds: all,
  change: ({ node, kind }, random) => {
    if (node.attributes && random.oneIn(2)) return setWord(node, random, () => '')
    emptied(node)
    node.text = random.pick(['', ' ', '-'])
    if (kind === 'json' && random.oneIn(2)) node.json = random.pick(['null', '{}', '[]', '""'])
    return true
  },
}

const attributeOnly: Mutation = {
  isHarmless: false,
  kinds: trees,
  change: ({ node }) => {
    emptied(node)
    node.attributes = { unit: 'm2' }
    node.children = []
    return true
  },
}

const zero: Mutation = {
  isHarmless: false,
  kinds: all,
  change: ({ node }, random) => setWord(node, random, () => random.pick(zeros)),
}

const repeated: Mutation = {
  isHarmless: false,
  kinds: trees,
  change: ({ node, parent, others }, random) => {
    const copy = copyOf(node)
    if (others.length > 0 && random.oneIn(2)) setWord(copy, random, () => random.pick(others))
    const children = parent.children ?? []
    const at = children.indexOf(node)
    parent.children = children.toSpliced(random.pick([at, at + 1, children.length]), 0, copy)
    return true
  },
}

const nested: Mutation = {
  isHarmless: false,
  kinds: trees,
  change: ({ node }) => {
    const { role: _, ...inner } = copyOf(node)
    emptied(node)
    node.children = [{ ...inner, name: 'value' }]
    return true
  },
}

const caseOfName: Mutation = {
  isHarmless: true,
  kinds: trees,
  change: ({ node }, random) => {
    node.name = inOtherCase(node.name, random)
    const attributes = Object.entries(node.attributes ?? {})
    node.attributes = Object.fromEntries(
      attributes.map(([name, value]) => [inOtherCase(name, random), value]),
    )
    return true
  },
}

const caseOfValue: Mutation = {
  isHarmless: true,
  kinds: all,
  change: ({ node }, random) => setWord(node, random, (word) => inOtherCase(word, random)),
}

const order: Mutation = {
  isHarmless: true,
  kinds: trees,
  change: ({ parent }, random) => {
    parent.children = random.shuffled(parent.children ?? [])
    return true
  },
}

const zone: Mutation = {
  isHarmless: true,
  kinds: all,
  change: ({ node }, random) => {
    if (node.role !== 'date') return false
    const day = (node.text ?? '').split('T', 1)[0] ?? ''
    const zones = ['Z', '+02:00', 'T00:00:00Z', 'T23:59:59.999-11:00', 'T08:00:00+14:00', ' 08:00:00']
    node.text = day + random.pick(zones)
    return true
  },
}

/** Texts that people write; a number or a sign that machines read never has one. */
const isWritten = ({ role }: FeedNode): boolean => role === 'headline' || role === 'place'

const control: Mutation = {
  isHarmless: true,
  kinds: all,
  change: ({ node, kind }, random) => {
    if (!isWritten(node) || !node.text) return false
    const at = random.integer(1, node.text.length - 1)
    const sign = kind === 'xml' ? random.pick([rawControl, namedControl]) : namedControl
    node.text = node.text.slice(0, at) + sign + node.text.slice(at)
    return true
  },
}

const mutations = [
  missing,
  empty,
  attributeOnly,
  zero,
  repeated,
  nested,
  caseOfName,
  caseOfValue,
  order,
  zone,
  control,
] as const

interface Pair {
  node: FeedNode
  parent: FeedNode
}

function* pairsIn(parent: FeedNode): Generator<Pair> {
  for (const node of parent.children ?? []) {
    yield { node, parent }
    yield* pairsIn(node)
  }
}

/**
 * Changes one element of a record.
 *
 * @param othersOf values that another record has in the place of an element
 * @returns whether the record still says the same
 */
export function mutate(
  record: FeedNode,
  { kind, othersOf, harmlessOnly }: MutateOptions,
  random: Random,
): boolean {
  const pairs = [...pairsIn(record)]
  const meaningful = pairs.filter(({ node }) => node.role !== undefined)
  for (let tries = 0; tries < 50; tries += 1) {
    const { node, parent } = random.pick(random.oneIn(2) && meaningful.length > 0 ? meaningful : pairs)
    const mutation = random.pick(mutations)
    if (!mutation.kinds.includes(kind) || (harmlessOnly && !mutation.isHarmless)) continue
    // Items of a list have no name of their own.
    if (parent.isList && mutation === caseOfName) continue
    if (!mutation.change({ node, parent, kind, others: othersOf(node) }, random)) continue
    return mutation.isHarmless
  }
  return true
}

export interface MutateOptions {
  kind: FileKind
  othersOf: (node: FeedNode) => readonly string[]
  harmlessOnly: boolean
}

/** A record that cannot be read: an element without its end, a sign too many, a cell too few. */
export function damaged(text: string, kind: FileKind, random: Random): string {
  if (kind === 'csv')
    return random.pick([`${text};"one too many"`, `"stray" ${text}`, `${text.slice(0, -1)}" x`])
  if (kind === 'json') return text.replace(':', random.pick([' ', ':,', '::']))
  const ends = [...text.matchAll(/<\/[\w.-]+>/g)]
  // Without its last one the record does not end where it should.
  const end = random.pick(ends)
  return text.slice(0, end.index) + text.slice(end.index + end[0].length)
}
