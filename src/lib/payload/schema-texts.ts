// Labels, help and options of schemas come from `messages/<language>/schema.json`: the text of a field at its own path, else
// the one that `shared` has for its name. What a schema says itself stays.
import type { Block, CollectionConfig, Field, GlobalConfig, Option, Tab } from 'payload'

import { findSchemaText, schemaText, type TextPath } from '@/lib/i18n/schema-messages'
import type { Localized } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/values/read-value'

type Part = 'label' | 'description' | 'placeholder' | 'singular' | 'plural'
type Texts = (...part: [Part] | ['options', string]) => Localized | undefined

/** An empty own text says that there is none. */
const textsAt =
  (ownPath: TextPath, name?: string): Texts =>
  (...part) => {
    const text =
      findSchemaText([...ownPath, ...part]) ?? (name ? findSchemaText(['shared', name, ...part]) : undefined)
    return text && Object.values(text).some(Boolean) ? text : undefined
  }

/** The label of a stored field, for what else names it. @throws {Error} when it is not written */
export const labelOfField = (collection: string, name: string): Localized =>
  findSchemaText(['collections', collection, 'fields', name, 'label']) ?? schemaText('shared', name, 'label')

const withOption =
  (textOf: Texts) =>
  (option: Option): Option => {
    if (typeof option !== 'string' && typeof option.label !== 'string') return option
    const value = typeof option === 'string' ? option : option.value
    const label = textOf('options', value)
    return label ? { value, label } : option
  }

interface Texted {
  label?: unknown
  labels?: unknown
  admin?: unknown
  options?: unknown
}

/** Names of one document and of several, for a collection, a block or a list of rows. */
function namesOf(labels: unknown, textOf: Texts): { labels?: Record<'singular' | 'plural', Localized> } {
  const plural = textOf('plural')
  const singular = textOf('singular')
  return singular && plural ? { labels: { singular, plural, ...(isRecord(labels) && labels) } } : {}
}

function helpOf(admin: unknown, textOf: Texts): { admin?: Record<string, unknown> } {
  const description = textOf('description')
  const placeholder = textOf('placeholder')
  const help = { ...(description && { description }), ...(placeholder && { placeholder }) }
  return description || placeholder ? { admin: { ...help, ...(isRecord(admin) && admin) } } : {}
}

/** A field or tab with the texts that it does not have itself. */
function withOwnTexts<Holder extends Texted>(holder: Holder, textOf: Texts): Holder {
  const { label, labels, admin, options } = holder
  const ownLabel = label === undefined ? textOf('label') : undefined
  return {
    ...holder,
    ...(ownLabel && { label: ownLabel }),
    ...namesOf(labels, textOf),
    ...helpOf(admin, textOf),
    ...(Array.isArray(options) && { options: (options as Option[]).map(withOption(textOf)) }),
  }
}

/** A group of fields that stores nothing has the name of its text as its label. */
function withSectionText<Holder extends { label?: unknown }>(holder: Holder, place: TextPath): Holder {
  const { label } = holder
  if (typeof label !== 'string') return holder
  const ownPath = [...place, 'sections', label]
  const sharedPath = ['sections', label]
  const texts = findSchemaText([...ownPath, 'label']) ? ownPath : sharedPath
  return withOwnTexts({ ...holder, label: schemaText(...texts, 'label') }, textsAt(texts))
}

const below = (place: TextPath, name: string): TextPath => [...place, 'fields', name]

function withTabTexts(tab: Tab, place: TextPath): Tab {
  if (!('name' in tab) || !tab.name)
    return { ...withSectionText(tab, place), fields: withFieldTexts(tab.fields, place) }
  const ownPath = below(place, tab.name)
  return { ...withOwnTexts(tab, textsAt(ownPath, tab.name)), fields: withFieldTexts(tab.fields, ownPath) }
}

function withTexts(field: Field, place: TextPath): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => withTabTexts(tab, place)) }
  if (field.type === 'row') return { ...field, fields: withFieldTexts(field.fields, place) }
  const name = 'name' in field ? field.name : undefined
  const ownPath = name ? below(place, name) : place
  const labelled = name
    ? withOwnTexts(field, textsAt(ownPath, name))
    : withSectionText(field as { label?: unknown } & Field, place)
  if (labelled.type === 'blocks')
    return { ...labelled, blocks: labelled.blocks.map((block) => withBlockTexts(block)) }
  return 'fields' in labelled ? { ...labelled, fields: withFieldTexts(labelled.fields, ownPath) } : labelled
}

/**
 * Fields with their texts.
 *
 * @param place where their own texts are, such as `['collections', 'pages']`
 */
export const withFieldTexts = (fields: Field[], place: TextPath): Field[] =>
  fields.map((field) => withTexts(field, place))

export function withCollectionTexts(collection: CollectionConfig): CollectionConfig {
  const place = ['collections', collection.slug]
  const textOf = textsAt(place)
  return {
    ...collection,
    ...namesOf(collection.labels, textOf),
    ...helpOf(collection.admin, textOf),
    fields: withFieldTexts(collection.fields, place),
  }
}

export function withGlobalTexts(global: GlobalConfig): GlobalConfig {
  const place = ['globals', global.slug]
  return { ...withOwnTexts(global, textsAt(place)), fields: withFieldTexts(global.fields, place) }
}

/** A block's sentence for the list from which editors choose is in `admin.custom`. */
export function withBlockTexts(block: Block): Block {
  const place = ['blocks', block.slug]
  const textOf = textsAt(place)
  const description = textOf('description')
  return {
    ...block,
    ...namesOf(block.labels, textOf),
    ...(description && { admin: { ...block.admin, custom: { description, ...block.admin?.custom } } }),
    fields: withFieldTexts(block.fields, place),
  }
}
