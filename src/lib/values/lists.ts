/** A stored list unchanged; an empty list for anything else. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The items in groups of at most `size`, in their order. */
export function* inChunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}
