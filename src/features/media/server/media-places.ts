import type { Block, Field } from 'payload'

/** The fields of a collection or global that can refer to a picture. */
export interface MediaPlaces {
  /** Paths that a query can use. */
  paths: string[]
  /** Blocks, arrays or rich text may refer to pictures: these documents have to be read. */
  hasNested: boolean
}

const none: MediaPlaces = { paths: [], hasNested: false }

const join = (places: MediaPlaces[]): MediaPlaces => ({
  paths: places.flatMap(({ paths }) => paths),
  hasNested: places.some(({ hasNested }) => hasNested),
})

/** Places of media in fields inside a list, which a query cannot use. */
const nested = ({ paths, hasNested }: MediaPlaces): MediaPlaces => ({
  paths: [],
  hasNested: hasNested || paths.length > 0,
})

const pointsAtMedia = (field: Field): boolean =>
  (field.type === 'upload' || field.type === 'relationship') &&
  [field.relationTo].flat().some((slug) => slug === 'media')

/** Finds the fields that refer to `media`; `blocks` are the shared blocks, by slug. */
export function mediaPlaces(
  fields: readonly Field[],
  blocks: ReadonlyMap<string, Block>,
  prefix = '',
  seen: ReadonlySet<string> = new Set(),
): MediaPlaces {
  const within = (inner: readonly Field[], at = prefix) => mediaPlaces(inner, blocks, at, seen)

  const placesOf = (field: Field): MediaPlaces => {
    if (pointsAtMedia(field) && 'name' in field)
      return { paths: [`${prefix}${field.name}`], hasNested: false }
    // Rich text may contain pictures.
    if (field.type === 'richText') return { paths: [], hasNested: true }
    if (field.type === 'array') return nested(within(field.fields))
    if (field.type === 'tabs') {
      const inTab = (tab: (typeof field.tabs)[number]) =>
        within(tab.fields, 'name' in tab && tab.name ? `${prefix}${tab.name}.` : prefix)
      return join(field.tabs.map(inTab))
    }
    if (field.type === 'group' && 'name' in field && field.name)
      return within(field.fields, `${prefix}${field.name}.`)
    if (field.type === 'group' || field.type === 'row' || field.type === 'collapsible')
      return within(field.fields)
    if (field.type !== 'blocks') return none
    const offered = [...(field.blockReferences ?? []), ...field.blocks]
      .map((each) => (typeof each === 'string' ? blocks.get(each) : each))
      .filter((block): block is Block => block !== undefined && !seen.has(block.slug))
    const deeper = new Set([...seen, ...offered.map(({ slug }) => slug)])
    return nested(join(offered.map((block) => mediaPlaces(block.fields, blocks, '', deeper))))
  }

  return join(fields.map(placesOf))
}
