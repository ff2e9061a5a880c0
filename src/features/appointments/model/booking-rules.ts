import type { AppointmentConfig } from '@/payload-types'

import { belgianDay, type ClockTime, type Day } from '@/lib/time/belgian-time'

/** A slot of the day. The text of its hours may differ by language; its seats are shared by all languages. */
export interface Slot {
  /** The hours, such as `14:00-14:30`; they identify the slot in every language. */
  key: string
  from: ClockTime
  to: ClockTime
}

export interface SlotOnDays extends Slot {
  /** The days that have it, 0 for Sunday; empty: all. */
  weekdays: number[]
}

/** The rules for booking visits, as plain data. */
export interface BookingRules {
  slots: SlotOnDays[]
  capacity: number
  leadTimeHours: number
  horizonDays: number
  /** 0 is Sunday. */
  closedWeekdays: number[]
  /** First and last closed day, both included. */
  closedPeriods: { from: Day; to: Day }[]
  isClosedOnHolidays: boolean
  /** Time of a visitor to confirm a booking by its e-mail. */
  confirmHours: number
  /** Whether the agency needs no confirmation of its own. */
  isConfirmedAtOnce: boolean
  isReminded: boolean
}

type StoredConfig = Omit<AppointmentConfig, 'id'>
type StoredSlot = StoredConfig['slots'][number]

const formatHours = (from: string, to: string): string => `${from}-${to}`

/** Hours as one slot, which a language may tell otherwise. */
function wholeSlot({ from, to, ownFrom, ownTo }: StoredSlot): Slot {
  const [start, end] = [ownFrom || from, ownTo || to]
  const isInOrder = start < end
  // Hours that end before they begin are a typing error in one language; the slot itself is valid.
  return { key: formatHours(from, to), from: isInOrder ? start : from, to: isInOrder ? end : to }
}

const minutesOf = (time: ClockTime): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const timeOf = (minutes: number): ClockTime =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * The slots of a day within the hours of visits: each begins on the grid, counted from midnight, and ends before the
 * hours do.
 *
 * @param grid in minutes, a divisor of a day
 */
function slotsOnGrid({ from, to }: StoredSlot, grid: number): Pick<Slot, 'from' | 'to'>[] {
  const first = Math.ceil(minutesOf(from) / grid)
  const count = Math.max(0, Math.floor(minutesOf(to) / grid) - first)
  return Array.from({ length: count }, (_, index) => ({
    from: timeOf((first + index) * grid),
    to: timeOf((first + index + 1) * grid),
  }))
}

/** The slots of a row: one, or those of the grid within its hours, which are the same in every language. */
function slotsOfRow(row: StoredSlot, grid: StoredConfig['grid']): SlotOnDays[] {
  const weekdays = (row.weekdays ?? []).map(Number)
  const slots =
    grid === 'whole'
      ? [wholeSlot(row)]
      : slotsOnGrid(row, Number(grid)).map((hours) => ({ key: formatHours(hours.from, hours.to), ...hours }))
  return slots.map((slot) => ({ ...slot, weekdays }))
}

/** Two rows with the same hours are one slot, on the days of both; the last row tells the hours of the language. */
function joined(slotBefore: SlotOnDays | undefined, slot: SlotOnDays): SlotOnDays {
  if (!slotBefore || slot.weekdays.length === 0) return slot
  return {
    ...slot,
    weekdays:
      slotBefore.weekdays.length === 0 ? [] : [...new Set([...slotBefore.weekdays, ...slot.weekdays])],
  }
}

/** The slots in the order of the day, each once; slots that end before they begin are left out. */
function slotsOf(stored: StoredSlot[], grid: StoredConfig['grid']): SlotOnDays[] {
  const slots = new Map<string, SlotOnDays>()
  for (const slot of stored.filter(({ from, to }) => from < to).flatMap((row) => slotsOfRow(row, grid)))
    slots.set(slot.key, joined(slots.get(slot.key), slot))
  return [...slots.values()].sort((one, other) => one.key.localeCompare(other.key))
}

/** The settings as they were read in one language, without a fallback for the hours of that language. */
export function bookingRules(stored: StoredConfig): BookingRules {
  const dayOf = (value: string) => belgianDay(new Date(value))
  return {
    slots: slotsOf(stored.slots ?? [], stored.grid),
    capacity: stored.capacity,
    leadTimeHours: stored.leadTimeHours,
    horizonDays: stored.horizonDays,
    closedWeekdays: (stored.closedWeekdays ?? []).map(Number),
    closedPeriods: (stored.closedDays ?? []).map(({ from, to }) => ({
      from: dayOf(from),
      to: dayOf(to ?? from),
    })),
    isClosedOnHolidays: stored.closeOnHolidays !== false,
    confirmHours: stored.confirmHours,
    isConfirmedAtOnce: stored.confirmation !== 'agent',
    isReminded: stored.reminder !== false,
  }
}
