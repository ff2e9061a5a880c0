import type { Block, Field, Tab } from 'payload'
import { internationalLocale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

/** A label as Payload stores it: one text, or one per language of the studio. */
export type StoredLabel = string | Record<string, string>

/** Part of the label of a text: a block with its number, or the field. */
export interface LabelPart {
  label: StoredLabel
  /** Number in its list, counted from 1. */
  number?: number
}

function labelIn(label: StoredLabel, language: string): string {
  if (typeof label === 'string') return label
  return label[language] ?? label[internationalLocale] ?? Object.values(label)[0] ?? ''
}

/** The labels of blocks and field in a language of the studio: `Citation 2 › Titre`. */
export const formatLabel = (parts: readonly LabelPart[], language: string): string =>
  parts.map(({ label, number }) => [labelIn(label, language), number].filter(Boolean).join(' ')).join(' › ')

interface TextNode {
  kind: 'text'
  name: string
  label: StoredLabel
  /** The address of a link, which has one value for all languages. */
  isLink?: true
  /** The stored column that holds it under its name, by language: an agency's own fields share one. */
  column?: string
}

interface GroupNode {
  kind: 'group'
  name: string
  nodes: SchemaNode[]
}

interface RowsNode {
  kind: 'rows'
  name: string
  label: StoredLabel
  nodes: SchemaNode[]
}

interface BlocksNode {
  kind: 'blocks'
  name: string
  blocks: ReadonlyMap<string, BlockTexts>
}

interface BlockTexts {
  label: StoredLabel
  nodes: SchemaNode[]
}

export type SchemaNode = TextNode | GroupNode | RowsNode | BlocksNode

/** The localized text fields of a collection and the fields that contain them. */
export interface TextSchema {
  nodes: SchemaNode[]
  /** The tab of the edit view that holds a field of the first level, counted from 0. */
  tabs: ReadonlyMap<string, number>
}

type FindBlock = (slug: string) => Block | undefined

/** Path segments are derived from the title and not translated. */
const pathFieldNames = new Set(['slug'])

/** The address of a link (`urlField`). */
const linkFieldName = 'url'

/** The label of a field or block; its name when it has none. */
export const storedLabel = (label: unknown, name: string): StoredLabel => {
  if (typeof label === 'string') return label
  return isRecord(label) ? (label as Record<string, string>) : name
}

/** The column that holds a field which is virtual for Payload; undefined for other fields. */
export const sharedColumn = ({ custom }: Field): string | undefined =>
  typeof custom?.column === 'string' ? custom.column : undefined

const isText = (field: Field): boolean =>
  (field.type === 'text' || field.type === 'textarea' || field.type === 'richText') &&
  (!field.virtual || sharedColumn(field) !== undefined)

/** Converts fields to nodes; each block is converted once, because a block may contain blocks of its own kind. */
class SchemaReader {
  private readonly blocks = new Map<string, BlockTexts>()

  constructor(
    private readonly findBlock: FindBlock,
    private readonly withLinks: boolean,
  ) {}

  read(fields: readonly Field[]): SchemaNode[] {
    return fields.flatMap((field) => this.readField(field))
  }

  private readField(field: Field): SchemaNode[] {
    if (isText(field)) return this.readText(field)
    switch (field.type) {
      case 'tabs':
        return field.tabs.flatMap((tab) => this.named('name' in tab ? tab.name : undefined, tab.fields))
      case 'row':
      case 'collapsible':
        return this.read(field.fields)
      case 'group':
        return this.named('name' in field ? field.name : undefined, field.fields)
      case 'array': {
        const nodes = this.read(field.fields)
        const label = storedLabel(field.labels?.singular ?? field.label, field.name)
        return nodes.length > 0 ? [{ kind: 'rows', name: field.name, label, nodes }] : []
      }
      case 'blocks':
        return [{ kind: 'blocks', name: field.name, blocks: this.readBlocks(field) }]
      default:
        return []
    }
  }

  private readText(field: Field): SchemaNode[] {
    if (!('name' in field) || pathFieldNames.has(field.name)) return []
    const column = sharedColumn(field)
    const label = storedLabel(field.label, field.name)
    const node: TextNode = { kind: 'text', name: field.name, label, ...(column && { column }) }
    if ('localized' in field && field.localized) return [node]
    return this.withLinks && field.name === linkFieldName ? [{ ...node, isLink: true }] : []
  }

  private named(name: string | undefined, fields: readonly Field[]): SchemaNode[] {
    const nodes = this.read(fields)
    if (name === undefined || nodes.length === 0) return nodes
    return [{ kind: 'group', name, nodes }]
  }

  private readBlocks(field: Extract<Field, { type: 'blocks' }>): ReadonlyMap<string, BlockTexts> {
    const offered = [...field.blocks, ...(field.blockReferences ?? [])]
    const texts = offered.flatMap((each): [string, BlockTexts][] => {
      const block = typeof each === 'string' ? this.findBlock(each) : each
      return block ? [[block.slug, this.readBlock(block)]] : []
    })
    return new Map(texts)
  }

  private readBlock(block: Block): BlockTexts {
    const stored = this.blocks.get(block.slug)
    if (stored) return stored
    const texts: BlockTexts = { label: storedLabel(block.labels?.singular, block.slug), nodes: [] }
    this.blocks.set(block.slug, texts)
    texts.nodes.push(...this.read(block.fields))
    return texts
  }
}

/** The tabs of a form, also inside a row. */
const tabsAmong = (fields: readonly Field[]): Tab[] =>
  fields.flatMap((field) => {
    if (field.type === 'row') return tabsAmong(field.fields)
    return field.type === 'tabs' ? field.tabs : []
  })

function findTabs(fields: readonly Field[], reader: SchemaReader): Map<string, number> {
  return new Map(
    tabsAmong(fields).flatMap((tab, index) => {
      const names = 'name' in tab && tab.name ? [tab.name] : reader.read(tab.fields).map(({ name }) => name)
      return names.map((name): [string, number] => [name, index])
    }),
  )
}

/**
 * Finds the localized text fields of a collection: text, textarea and richText. Pictures and path segments are no
 * texts. Texts inside a localized list are not found: there is none (see `docs/architecture.md`, "Languages").
 *
 * @param findBlock returns the schema of a block by its slug
 * @param withLinks whether the addresses of links, which are not localized, count as texts
 */
export function textSchema(fields: readonly Field[], findBlock: FindBlock, withLinks = false): TextSchema {
  const reader = new SchemaReader(findBlock, withLinks)
  return { nodes: reader.read(fields), tabs: findTabs(fields, reader) }
}
