/** A free slot by the value of the form: `2026-12-01 10:00-10:30`. */
interface Free {
  value: string
}

/** As many as fit under the price, in two columns. */
const shown = 4
const perDay = 2
/** Who cannot come at the first hour cannot come half an hour later. */
const apartInMinutes = 4 * 60

const dayOf = ({ value }: Free): string => value.slice(0, 10)
const minuteOf = ({ value }: Free): number => 60 * Number(value.slice(11, 13)) + Number(value.slice(14, 16))

/**
 * Some of the free slots, the nearest first: of each day the first one and one at another time of the day.
 *
 * @param free in the order of time
 */
export function spread<Slot extends Free>(free: readonly Slot[]): Slot[] {
  const chosen: Slot[] = []
  for (const slot of free) {
    const ofDay = chosen.filter((each) => dayOf(each) === dayOf(slot))
    const isApart = ofDay.every((each) => minuteOf(slot) - minuteOf(each) >= apartInMinutes)
    if (isApart && ofDay.length < perDay) chosen.push(slot)
    if (chosen.length === shown) break
  }
  return chosen
}
