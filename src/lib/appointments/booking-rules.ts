import type { AppointmentConfig } from '@/payload-types'

import { brusselsDay, type ClockTime, type Day } from './brussels-time'

/** A slot of the day. Its hours may read differently in a language; its places are shared by all. */
export interface Slot {
  /** The hours as the agency set them, such as `14:00-16:00`: names the slot in every language. */
  key: string
  from: ClockTime
  to: ClockTime
}

/** When visits can be booked, as plain data. */
export interface BookingRules {
  slots: Slot[]
  capacity: number
  leadTimeHours: number
  horizonDays: number
  /** 0 is Sunday. */
  closedWeekdays: number[]
  /** Both days are closed too. */
  closedPeriods: { from: Day; to: Day }[]
  isClosedOnHolidays: boolean
  isConfirmedAtOnce: boolean
  isReminded: boolean
}

type StoredConfig = Omit<AppointmentConfig, 'id'>
type StoredSlot = StoredConfig['slots'][number]

const hoursOf = (from: string, to: string): string => `${from}-${to}`

function slotOf({ from, to, ownFrom, ownTo }: StoredSlot): Slot {
  const [start, end] = [ownFrom || from, ownTo || to]
  const isInOrder = start < end
  // Hours of a language that end before they begin are a slip of the pen; the slot stands all the same.
  return { key: hoursOf(from, to), from: isInOrder ? start : from, to: isInOrder ? end : to }
}

/** The slots in their order of the day, each once; what ends before it begins is left out. */
const slotsOf = (stored: StoredSlot[]): Slot[] =>
  [
    ...new Map(
      stored.filter(({ from, to }) => from < to).map((slot) => [hoursOf(slot.from, slot.to), slotOf(slot)]),
    ).values(),
  ].sort((one, other) => one.key.localeCompare(other.key))

/** The settings as they were read in one language, without a fallback for the hours of that language. */
export function bookingRules(stored: StoredConfig): BookingRules {
  const dayOf = (value: string) => brusselsDay(new Date(value))
  return {
    slots: slotsOf(stored.slots ?? []),
    capacity: stored.capacity,
    leadTimeHours: stored.leadTimeHours,
    horizonDays: stored.horizonDays,
    closedWeekdays: (stored.closedWeekdays ?? []).map(Number),
    closedPeriods: (stored.closedDays ?? []).map(({ from, to }) => ({
      from: dayOf(from),
      to: dayOf(to ?? from),
    })),
    isClosedOnHolidays: stored.closeOnHolidays !== false,
    isConfirmedAtOnce: stored.confirmation !== 'agent',
    isReminded: stored.reminder !== false,
  }
}
