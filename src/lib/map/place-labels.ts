/** A name that would like to stand on the map, in pixels of the screen. */
export interface WantedLabel {
  text: string
  /** Its middle. */
  x: number
  y: number
}

/** Room that is taken, in pixels of the screen. */
export interface TakenRoom {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
}

const characterWidth = 7.4
const halfHeight = 11
const gap = 6

/** Where a name may move when its own place is taken, in the order of preference. */
const shifts = [0, 30, -30]

/** Letters are about half as wide as they are high. */
const roomOf = ({ text, x, y }: WantedLabel): TakenRoom => ({
  x,
  y,
  halfWidth: (text.length * characterWidth) / 2 + gap,
  halfHeight,
})

const collide = (one: TakenRoom, other: TakenRoom): boolean =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight

/**
 * The names that find room beside what stands on the map, a little lower or higher when they must; the more important
 * first. The others wait for a closer view.
 */
export function placeLabels<L extends WantedLabel>(
  byImportance: readonly L[],
  obstacles: readonly TakenRoom[] = [],
): L[] {
  const taken = [...obstacles]
  return byImportance.flatMap((label) => {
    const place = shifts
      .map((shift) => ({ ...label, y: label.y + shift }))
      .find((moved) => !taken.some((room) => collide(room, roomOf(moved))))
    if (!place) return []
    taken.push(roomOf(place))
    return [place]
  })
}
