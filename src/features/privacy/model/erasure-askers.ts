/** Who requested the erasure. */
export const erasureAskers = ['person', 'representative', 'agency'] as const
export type ErasureAsker = (typeof erasureAskers)[number]
