/** What a marquee can mean; `other` has a name of its own and no consequence. */
export const marqueeMeanings = ['none', 'new', 'priceDrop', 'underOption', 'sold', 'rented', 'other'] as const
export type MarqueeMeaning = (typeof marqueeMeanings)[number]

/** One row of the agency's mapping table, its name in the language of the page. */
export interface MarqueeMapping {
  /** The number in the feed. */
  code: number
  meaning: MarqueeMeaning
  name?: string | null
}

export interface MarqueeDescription {
  meaning: Exclude<MarqueeMeaning, 'none'>
  name: string
}

/**
 * What the marquee of a property shows, or `null` for nothing. The numbers have no universal meaning: the agency's
 * table decides, and names its ribbon; MarqueeName is the fallback, also for numbers the table does not know.
 * Specification 3.1, acceptance D5, facts.md 4.1.
 */
export function describeMarquee(
  marquee: number | null | undefined,
  marqueeName: string | null | undefined,
  table: readonly MarqueeMapping[],
): MarqueeDescription | null {
  const row = table.find((each) => each.code === marquee)
  const meaning = row?.meaning ?? 'other'
  const name = row?.name?.trim() || marqueeName?.trim()
  return meaning === 'none' || !name ? null : { meaning, name }
}

/** The meaning alone, for decisions that need no name. Unknown numbers mean nothing. */
export const meaningOfMarquee = (
  marquee: number | null | undefined,
  table: readonly MarqueeMapping[],
): MarqueeMeaning => table.find((row) => row.code === marquee)?.meaning ?? 'none'

/** Sold and rented cover the picture; they are also left off the map unless asked for (acceptance D5). */
export const isOverlayMarquee = (meaning: MarqueeMeaning): boolean =>
  meaning === 'sold' || meaning === 'rented'
