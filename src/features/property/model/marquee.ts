/** The meanings of a ribbon; `other` has its own name and no effect. */
export const marqueeMeanings = ['none', 'new', 'priceDrop', 'underOption', 'sold', 'rented', 'other'] as const
export type MarqueeMeaning = (typeof marqueeMeanings)[number]

/** One row of the agency's mapping table, with its name in the language of the page. */
export interface MarqueeMapping {
  /** The number in feeds. */
  code: number
  meaning: MarqueeMeaning
  name?: string | null
}

export interface MarqueeDescription {
  meaning: Exclude<MarqueeMeaning, 'none'>
  name: string
}

/**
 * The ribbon of a property; `null` for none. The numbers have no universal meaning: the agency's table gives them
 * a meaning and a name; MarqueeName is the fallback, also for numbers missing in the table. Specification 3.1,
 * acceptance D5, facts.md 4.1.
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

/** The meaning alone, for decisions without the name. Unknown numbers have none. */
export const meaningOfMarquee = (
  marquee: number | null | undefined,
  table: readonly MarqueeMapping[],
): MarqueeMeaning => table.find((row) => row.code === marquee)?.meaning ?? 'none'

/** Sold and rented cover the picture; by default they are also left off the map (acceptance D5). */
export const isOverlayMarquee = (meaning: MarqueeMeaning): boolean =>
  meaning === 'sold' || meaning === 'rented'
