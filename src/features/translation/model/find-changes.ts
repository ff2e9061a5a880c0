import type { Block, Field } from 'payload'

import { labelColon } from '@/lib/i18n/label-colon'
import { localeNames, locales, type Locale } from '@/lib/i18n/locales'
import { isSameValue } from '@/lib/values/is-same-value'
import { isRecord } from '@/lib/values/read-value'

import { describeValue, type NameOf } from './describe-value'
import { shortenPair } from './shorten-pair'
import { formatLabel, sharedColumn, storedLabel, type LabelPart } from './text-schema'

/** A changed value as an editor reads it; null when it has no short text. */
export interface ChangedValue {
  /** Null for a field with one value for all languages. */
  language: Locale | null
  before: string | null
  after: string | null
}

/** One difference between two states of a document. */
export interface DraftChange {
  /** Labels of blocks and field in the language of the studio: `Citation 2 › Titre`. */
  label: string
  /** The languages in which a text differs; empty for a field with one value for all languages. */
  languages: Locale[]
  kind: 'changed' | 'added' | 'removed' | 'moved'
  /** Of a changed field; of a row that is added or removed what is filled in in it. */
  values: ChangedValue[]
}

export interface DraftChanges {
  changes: DraftChange[]
}

type Row = Record<string, unknown>

interface Comparison {
  findBlock: (slug: string) => Block | undefined
  /** The language of the studio. */
  language: string
  /** Both states were read in this language; without it, in all languages. */
  locale?: Locale
  /** Names related documents, whose values are ids. */
  nameOf?: NameOf
}

type Pair = { before: Row; after: Row; parts: LabelPart[] }

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Fields that Payload keeps itself. */
const systemFields = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'])

/** Whether editors see a field and fill it in; the values of others follow from these. */
function isShown(field: Field): boolean {
  if ('name' in field && field.name !== undefined && systemFields.has(field.name)) return false
  const isHidden =
    ('hidden' in field && field.hidden) || (field.admin && 'hidden' in field.admin && field.admin.hidden)
  return !isHidden && (!('virtual' in field && field.virtual) || sharedColumn(field) !== undefined)
}

/** The value of a field, also of one that is still in the column which it shares. */
function valueIn(row: Row, field: Field & { name: string }): unknown {
  const column = sharedColumn(field)
  const values = row[field.name] === undefined && column ? row[column] : undefined
  return isRecord(values) ? values[field.name] : row[field.name]
}

class DraftComparison {
  constructor(private readonly options: Comparison) {}

  compare(fields: readonly Field[], pair: Pair): DraftChange[] {
    return fields.filter(isShown).flatMap((field) => this.compareField(field, pair))
  }

  private compareField(field: Field, pair: Pair): DraftChange[] {
    switch (field.type) {
      case 'ui':
      case 'join':
        return []
      case 'row':
      case 'collapsible':
        return this.compare(field.fields, pair)
      case 'tabs':
        return field.tabs.flatMap((tab) =>
          this.inside('name' in tab ? tab.name : undefined, tab.fields, pair),
        )
      case 'group':
        return this.inside('name' in field ? field.name : undefined, field.fields, pair)
      case 'array': {
        const label = storedLabel(field.labels?.singular ?? field.label, field.name)
        return this.compareRows(field.name, pair, () => ({ label, fields: field.fields }))
      }
      case 'blocks':
        return this.compareRows(field.name, pair, (row) => {
          const kind = String(row.blockType)
          const block = field.blocks.find(({ slug }) => slug === kind) ?? this.options.findBlock(kind)
          return { label: storedLabel(block?.labels?.singular, kind), fields: block?.fields ?? [] }
        })
      default:
        return this.compareValue(field, pair)
    }
  }

  private inside(name: string | undefined, fields: readonly Field[], pair: Pair): DraftChange[] {
    if (!name) return this.compare(fields, pair)
    const below = (row: Row) => (isRecord(row[name]) ? row[name] : {})
    return this.compare(fields, { ...pair, before: below(pair.before), after: below(pair.after) })
  }

  /** The values of a field, one per language that differs. */
  private differing(field: Field, old: unknown, current: unknown): [Locale | null, unknown, unknown][] {
    const { locale } = this.options
    const isLocalized = 'localized' in field && field.localized === true
    if (!isLocalized || locale)
      return isSameValue(old, current) ? [] : [[isLocalized ? (locale ?? null) : null, old, current]]
    const [before, after] = [old, current].map((value) => (isRecord(value) ? value : {}))
    return locales
      .filter((each) => !isSameValue(before?.[each], after?.[each]))
      .map((each) => [each, before?.[each], after?.[each]])
  }

  private compareValue(field: Field & { name: string }, { before, after, parts }: Pair): DraftChange[] {
    const differing = this.differing(field, valueIn(before, field), valueIn(after, field))
    if (differing.length === 0) return []
    const label = storedLabel('label' in field ? field.label : undefined, field.name)
    const describe = (value: unknown) =>
      describeValue(field, value, this.options.language, this.options.nameOf)
    const values = differing.map(([language, old, current]) => {
      const [shownBefore, shownAfter] = shortenPair(describe(old), describe(current))
      return { language, before: shownBefore, after: shownAfter }
    })
    const languages = values.flatMap(({ language }) => language ?? [])
    return [{ ...this.change('changed', [...parts, { label }]), languages, values }]
  }

  private compareRows(
    name: string,
    { before, after, parts }: Pair,
    describe: (row: Row) => { label: LabelPart['label']; fields: readonly Field[] },
  ): DraftChange[] {
    const [old, current] = [rowsOf(before[name]), rowsOf(after[name])]
    const partOf = (row: Row, index: number) => [...parts, { label: describe(row).label, number: index + 1 }]
    const find = (rows: Row[], row: Row) => rows.find(({ id }) => id === row.id)
    const removed = old.flatMap((row, index) => {
      if (find(current, row)) return []
      const content = this.contentOf(describe(row).fields, row)
      return [this.change('removed', partOf(row, index), content, '')]
    })
    const remaining = old.filter((row) => find(current, row))
    const remainingNow = current.filter((row) => find(old, row))
    const changes = current.flatMap((row, index) => {
      const former = find(old, row)
      if (!former)
        return [this.change('added', partOf(row, index), '', this.contentOf(describe(row).fields, row))]
      const isMoved = remaining.findIndex(({ id }) => id === row.id) !== remainingNow.indexOf(row)
      return [
        ...(isMoved ? [this.change('moved', partOf(row, index))] : []),
        ...this.compare(describe(row).fields, { before: former, after: row, parts: partOf(row, index) }),
      ]
    })
    return [...changes, ...removed]
  }

  /** What is filled in in a row, a line per field. */
  private contentOf(fields: readonly Field[], row: Row): string {
    const colon = labelColon(this.options.language)
    return this.compare(fields, { before: {}, after: row, parts: [] })
      .flatMap(({ label, values }) =>
        values.flatMap(({ language, after }) =>
          after ? [`${label}${language ? ` (${localeNames[language]})` : ''}${colon}${after}`] : [],
        ),
      )
      .join('\n')
  }

  private change(kind: DraftChange['kind'], parts: LabelPart[], before = '', after = ''): DraftChange {
    const [one, other] = shortenPair(before, after)
    const values = before || after ? [{ language: null, before: one, after: other }] : []
    return { label: formatLabel(parts, this.options.language), languages: [], kind, values }
  }
}

/**
 * The differences between two states of a document, in the order of its fields.
 *
 * @param fields of the collection
 */
export const findChanges = (
  fields: readonly Field[],
  before: Row,
  after: Row,
  options: Comparison,
): DraftChange[] => new DraftComparison(options).compare(fields, { before, after, parts: [] })
