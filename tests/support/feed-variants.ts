import type { FeedFormatName } from '@/features/import/model/feed-formats'

import { exampleFeeds } from './example-feeds'
import { bytesOf, encodingsOf, type FileEncoding } from './feed-encodings'
import { damaged, mutate, type FileKind } from './feed-mutations'
import {
  copyOf,
  nodesOf,
  toJson,
  toLine,
  toXml,
  walk,
  withoutControls,
  wordsIn,
  type FeedNode,
} from './feed-nodes'
import { makeOffer, saidBy, statusWords, type Offer, type Said } from './feed-offers'
import { recordsOf } from './offered-records'
import { seededRandom, type Random } from './seeded-random'

/** A record as a file has it. */
interface WrittenRecord {
  provider: string
  tree: FeedNode
  offer: Offer
  isDamaged: boolean
  /** Whether it says what its offer says. */
  isFaithful: boolean
}

/** What a file has of one property: the records that can be read. */
export interface VariantProperty {
  provider: string
  number: string
  records: FeedNode[]
  /** What must be understood; null when the feed says something else than was meant. */
  said: Said | null
}

/** A file as another maker could write it, and what it has. */
export interface FeedVariant {
  name: string
  format: FeedFormatName
  extension: string
  content: Buffer
  /** Properties and records that cannot be read. */
  read: number
  isCut: boolean
  properties: Map<string, VariantProperty>
}

export const variantKey = (number: string, provider: string): string => `${provider} ${number}`

const kindOf = (format: FeedFormatName): FileKind =>
  exampleFeeds[format].extension === 'xml' ? 'xml' : format === 'csv' ? 'csv' : 'json'

/** The number that a record has for a reader: a number of JSON is written in one way. */
function wordOfNumber(node: FeedNode | undefined): string {
  if (!node) return ''
  const isNumber = node.isLiteral && /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(node.text ?? '')
  const texts = [...walk(node)].filter(({ json }) => json === undefined).map(({ text = '' }) => text.trim())
  return isNumber ? String(Number(node.text)) : (texts.find((text) => !/^[\s-]*$/.test(text)) ?? '')
}

function numberOf(tree: FeedNode): string {
  const ids = nodesOf(tree, 'id').map(wordOfNumber)
  const reference = [...walk(tree)].find(({ name }) => name.toLowerCase() === 'ref')
  return ids.find((id) => id !== '') ?? wordOfNumber(reference)
}

const otherWords = (format: FeedFormatName, others: Offer) => {
  const more: Partial<Record<string, readonly string[]>> = {
    status: Object.keys(statusWords[format].words),
    reference: ['CHANGE', 'NEW'],
    language: ['fr', 'nl', 'de'],
    headline: ['Autre'],
    id: [others.number],
    sale: [String(others.sale + 1000)],
    rent: [String(others.rent + 10)],
  }
  return ({ role }: FeedNode) => more[role ?? ''] ?? []
}

interface Making {
  format: FeedFormatName
  kind: FileKind
  random: Random
  isWhole: boolean
}

/** The records of a property, of which one is changed in one to three ways; now and then one is damaged, or there twice. */
function writeProperty(
  offer: Offer,
  provider: string,
  { format, kind, random, isWhole }: Making,
): WrittenRecord[] {
  const records = recordsOf[format](offer).map((tree) => ({
    tree,
    provider,
    offer,
    isDamaged: !isWhole && random.oneIn(40),
    isFaithful: true,
  }))
  const changed = random.pick(records)
  const harmlessOnly = random.oneIn(4)
  const changes = random.oneIn(8) ? 0 : random.integer(1, 3)
  const othersOf = otherWords(format, offer)
  for (let at = 0; at < changes; at += 1) {
    // A program writes every language in the same way; a person makes a mistake in one.
    const seed = random.integer(0, 1_000_000_000)
    for (const record of random.oneIn(2) ? records : [random.pick(records)])
      if (!mutate(record.tree, { kind, othersOf, harmlessOnly }, seededRandom(seed)))
        record.isFaithful = false
  }
  if (!random.oneIn(20)) return records
  return [...records, { ...changed, tree: copyOf(changed.tree), isDamaged: false }]
}

const separators = [';', ',', '\t', '|'] as const

function tableOf(records: readonly WrittenRecord[], random: Random): string {
  const names = new Set(records.flatMap(({ tree }) => (tree.children ?? []).map(({ name }) => name)))
  const columns = random.shuffled([...names])
  const [separator, end] = [random.pick(separators), random.pick(['\r\n', '\n'])]
  const inCapitals = random.pick([String, (name: string) => name.toUpperCase()])
  const lines = records.map(({ tree, isDamaged }) => {
    const line = toLine(tree, columns, separator)
    // A cell that does not end may have line breaks, or end at one.
    return isDamaged ? damaged(line.replaceAll('\n', ' '), 'csv', random) : line
  })
  return [columns.map(inCapitals).join(separator), ...lines, ''].join(end)
}

/** The text of a file with the records. */
function textOf(records: readonly WrittenRecord[], { format, kind, random }: Making): string {
  if (kind === 'csv') return tableOf(records, random)
  const feed: (houses: readonly string[]) => string = exampleFeeds[format].feed
  const write = kind === 'xml' ? toXml : toJson
  const texts = records.map(({ tree, isDamaged }) => {
    const text = write(tree)
    return isDamaged ? damaged(text, kind, random) : text
  })
  const second = records.findIndex(({ provider }) => provider === '2')
  if (second > 0)
    texts.splice(second, 0, '</anbieter><anbieter><firma>Deux</firma><openimmo_anid>2</openimmo_anid>')
  return feed(texts)
}

function expectedOf(records: readonly WrittenRecord[]): Pick<FeedVariant, 'read' | 'properties'> {
  const properties = new Map<string, VariantProperty>()
  let unreadable = 0
  for (const { tree, provider, offer, isDamaged, isFaithful } of records) {
    const number = withoutControls(numberOf(tree)).replace(/\s+/g, ' ')
    if (isDamaged || number === '') {
      unreadable += 1
      continue
    }
    const key = variantKey(number, provider)
    const property = properties.get(key)
    const isWhole = isFaithful && property?.said !== null
    properties.set(key, {
      provider,
      number,
      records: [...(property?.records ?? []), tree],
      said: isWhole ? (property?.said ?? offerSays.get(offer) ?? null) : null,
    })
  }
  return { read: properties.size + unreadable, properties }
}

/** What each offer says in its format. */
const offerSays = new WeakMap<Offer, Said>()

const formats = Object.keys(exampleFeeds) as FeedFormatName[]

function makeOffers({ format, kind, random }: Making, { first, count }: Numbers): Offer[] {
  const isCsv = kind === 'csv'
  const hasStatus = random.oneIn(2)
  return Array.from({ length: count }, (_, at) => {
    const offer = makeOffer(String(first + at), format, random)
    // A table has the column for all or for none.
    if (isCsv) offer.status = hasStatus ? (offer.status ?? 'active') : null
    offerSays.set(offer, saidBy(offer, format))
    return offer
  })
}

/** Records of one provider after the other; now and then in another order. */
function arranged(records: readonly WrittenRecord[], random: Random): WrittenRecord[] {
  const mixed = random.oneIn(3) ? random.shuffled(records) : records
  return mixed.toSorted((one, other) => one.provider.localeCompare(other.provider))
}

const shout = ({ tree }: WrittenRecord): void => {
  for (const node of walk(tree)) node.name = node.name.toUpperCase()
}

/** The number of the first property, and how many there are. */
interface Numbers {
  first: number
  count: number
}

/** The variant of a number: the same for the same one. @param isWhole neither cut off nor with records that cannot be read */
export function makeVariant(
  seed: number,
  { first, count, isWhole = false }: Numbers & { isWhole?: boolean },
): FeedVariant {
  const random = seededRandom(seed * 7919 + 1)
  const format = formats[seed % formats.length] ?? 'kyero'
  const kind = kindOf(format)
  const making: Making = { format, kind, random, isWhole }
  const hasTwo = format === 'openimmo' && !isWhole && random.oneIn(3)
  const offers = makeOffers(making, { first, count })
  const written = offers.flatMap((offer, at) => {
    const isSecond = hasTwo && at >= count / 2
    // Two offices may each have a property of one number.
    if (isSecond && random.oneIn(4)) offer.number = String(first + at - Math.ceil(count / 2))
    return writeProperty(offer, format === 'openimmo' ? (isSecond ? '2' : '1') : '', making)
  })
  const records = arranged(written, random)
  if (kind !== 'csv' && random.oneIn(5)) for (const record of records) shout(record)
  const content = textOf(records, making)
  const isCut = !isWhole && kind !== 'csv' && random.oneIn(15)
  const text = isCut ? content.slice(0, Math.floor(content.length * 0.6)) : content
  const encoding: FileEncoding = random.pick(encodingsOf(kind))
  return {
    name: `${seed}-${format}-${encoding}`,
    format,
    extension: exampleFeeds[format].extension,
    isCut,
    ...expectedOf(records),
    content: bytesOf(text, encoding),
  }
}

const folded = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '')

/** Whether a property may be on offer: one of its records says so, or none says anything where that means the same. */
export function mayBeOnOffer({ records }: VariantProperty, format: FeedFormatName): boolean {
  const { words, absent } = statusWords[format]
  const onOffer = Object.entries(words)
    .filter(([, meaning]) => meaning === 'active' || meaning === 'underOption')
    .map(([word]) => folded(word))
  const references = records.flatMap((tree) => nodesOf(tree, 'reference').flatMap(wordsIn))
  if (references.map(folded).includes('referenz')) return false
  const nodes = records.flatMap((tree) => nodesOf(tree, 'status'))
  if (nodes.length === 0) return absent !== undefined
  return nodes.some((node) => wordsIn(node).some((word) => onOffer.includes(folded(word))))
}

/** Prices that stand in an element of one kind alone. */
export function pricesIn({ records }: VariantProperty, role: 'sale' | 'rent'): Set<number> {
  return new Set(records.flatMap((tree) => nodesOf(tree, role).flatMap(wordsIn).map(Number)))
}
