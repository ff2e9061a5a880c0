/**
 * How important the town of a postal code is: in Belgium codes end in more zeros the larger their town is, as 9000 Gent,
 * 9300 Aalst, 9320 Erembodegem.
 */
export function rankOfZip(zip: string | null | undefined): number {
  const zeros = /^\d+?(0{1,3})$/.exec(zip ?? '')?.[1]
  return zeros?.length ?? 0
}

/** A candidate label, in screen pixels. */
export interface LabelCandidate {
  text: string
  /** Coordinates of its centre. */
  x: number
  y: number
  /** Of its letters, by which a usual label is multiplied; 1 if missing. */
  scale?: number
}

/** Occupied space, in screen pixels. */
export interface OccupiedBox {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
}

const characterWidth = 7.4
const halfHeight = 11
const gap = 6

/** Vertical shifts to try if a name collides, in the order of preference. */
const nameShifts = [0, 34, -34]

/** Letters are about half as wide as they are high. */
export const labelBox = ({ text, x, y, scale = 1 }: LabelCandidate): OccupiedBox => ({
  x,
  y,
  halfWidth: (text.length * characterWidth * scale) / 2 + gap,
  halfHeight: halfHeight * scale,
})

/** A pin is drawn above its point. */
export const pinBox = ({ x, y }: Pick<OccupiedBox, 'x' | 'y'>): OccupiedBox => ({
  x,
  y: y - 17,
  halfWidth: 16,
  halfHeight: 18,
})

export const collide = (one: OccupiedBox, other: OccupiedBox): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight

/**
 * The labels that fit beside the markers, shifted slightly where needed, more important ones first. The others
 * appear at a closer zoom.
 */
export function placeLabels<L extends LabelCandidate>(
  byImportance: readonly L[],
  obstacles: readonly OccupiedBox[] = [],
  shifts: readonly number[] = nameShifts,
): L[] {
  const occupied = [...obstacles]
  return byImportance.flatMap((label) => {
    const place = shifts
      .map((shift) => ({ ...label, y: label.y + shift }))
      .find((moved) => !occupied.some((room) => collide(room, labelBox(moved))))
    if (!place) return []
    occupied.push(labelBox(place))
    return [place]
  })
}
