/** Least width of the form, and of the preview beside it with the bar between them, in px. */
const leastForm = 420
const leastPreview = 372

/** The share of the form in percent until an editor moves the bar. */
export const firstShare = 45

/** Percent that a press of an arrow key moves the bar. */
const step = 2

export interface Limits {
  least: number
  most: number
}

/** Limits of the form's share of a room, in percent; in a room too small for both, the preview keeps its width. */
export function limitsOf(roomPx: number): Limits {
  if (roomPx <= 0) return { least: 0, most: 100 }
  const most = Math.max(100 - (leastPreview / roomPx) * 100, 0)
  return { least: Math.min((leastForm / roomPx) * 100, most), most }
}

export const withinLimits = (share: number, { least, most }: Limits): number =>
  Math.min(Math.max(share, least), most)

/** The share after a key; null for keys that do not move the bar. */
export function shareAfterKey(key: string, share: number, { least, most }: Limits): number | null {
  if (key === 'ArrowLeft') return share - step
  if (key === 'ArrowRight') return share + step
  if (key === 'Home') return least
  return key === 'End' ? most : null
}

/** The share in an editor's preferences, which may hold anything. */
export const readShare = (stored: unknown): number =>
  typeof stored === 'number' && stored > 0 && stored < 100 ? stored : firstShare
