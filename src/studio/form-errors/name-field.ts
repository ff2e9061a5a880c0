import type { ClientBlock, ClientField, ClientTab } from 'payload'

type Entry = ClientField | ClientTab

export interface FieldName {
  /** What contains the field, outermost first, then the field itself: `Hero 3`, `Title`. */
  labels: string[]
  isLocalized: boolean
  /** Whether the form has an input for it. */
  isShown: boolean
}

export interface Labels {
  /** A label of the configuration in the editor's language. */
  labelOf: (label: unknown) => string
  blocks: Record<string, ClientBlock>
  /** The kind of the block at a path such as `blocks.2`. */
  kindAt: (path: string) => string
}

const entriesIn = (entry: Entry): readonly Entry[] => {
  if ('tabs' in entry) return entry.tabs
  return 'fields' in entry ? entry.fields : []
}

/** The field or tab of this name; rows, sections and tabs without a name are looked through. */
function findNamed(entries: readonly Entry[], name: string | undefined): Entry | null {
  for (const entry of entries) {
    const isNamed = 'name' in entry && entry.name !== ''
    if (isNamed && entry.name === name) return entry
    const match = isNamed ? null : findNamed(entriesIn(entry), name)
    if (match) return match
  }
  return null
}

const isRow = (step: string | undefined): boolean => /^\d+$/.test(step ?? '')

/** What a row is called, with its number, and its fields. */
function rowAt(entry: Entry, path: string, index: number, { labelOf, blocks, kindAt }: Labels) {
  const isOfBlocks = 'type' in entry && entry.type === 'blocks'
  const kind = isOfBlocks ? kindAt(`${path}.${index}`) : ''
  const block = isOfBlocks ? (blocks[kind] ?? entry.blocks.find(({ slug }) => slug === kind)) : undefined
  const singular = 'labels' in entry ? entry.labels?.singular : undefined
  const ownLabel = 'label' in entry ? entry.label : undefined
  const label = labelOf(block?.labels?.singular ?? singular ?? ownLabel) || kind
  return { name: `${label} ${index + 1}`.trim(), entries: block ? block.fields : entriesIn(entry) }
}

const isHidden = (entry: Entry): boolean =>
  'admin' in entry && (entry.admin?.hidden === true || entry.admin?.disabled === true)

/**
 * The name of a field by its path, such as `blocks.2.links.0.label`.
 *
 * @returns null when the form has no such field
 */
export function nameField(entries: readonly Entry[], path: string, labels: Labels): FieldName | null {
  const steps = path.split('.')
  const name: FieldName = { labels: [], isLocalized: false, isShown: true }
  let inside: readonly Entry[] = entries
  for (let at = 0; at < steps.length; at += 1) {
    const entry = findNamed(inside, steps[at])
    if (!entry) return null
    name.isLocalized ||= 'localized' in entry && entry.localized === true
    name.isShown &&= !isHidden(entry)
    inside = entriesIn(entry)
    const isLast = at === steps.length - 1
    const ownLabel = labels.labelOf('label' in entry ? entry.label : '')
    if (isRow(steps[at + 1]) && 'type' in entry && (entry.type === 'array' || entry.type === 'blocks')) {
      const row = rowAt(entry, steps.slice(0, at + 1).join('.'), Number(steps[at + 1]), labels)
      name.labels.push(row.name)
      inside = row.entries
      at += 1
    } else if (isRow(steps[at + 1])) {
      // One of several values of the field.
      name.labels.push(ownLabel)
      return name
    } else if (ownLabel !== '' || isLast) name.labels.push(ownLabel || (steps[at] ?? ''))
  }
  return name
}
