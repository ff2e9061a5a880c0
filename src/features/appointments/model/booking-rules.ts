import type { AppointmentConfig } from '@/payload-types'

import { belgianDay, type ClockTime, type Day } from '@/lib/time/belgian-time'

/** A slot of the day. The text of its hours may differ by language; its seats are shared by all languages. */
export interface Slot {
  /** The hours as the agency configured them, such as `14:00-16:00`; they identify the slot in every language. */
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

function slotOf({ from, to, ownFrom, ownTo, weekdays }: StoredSlot): SlotOnDays {
  const [start, end] = [ownFrom || from, ownTo || to]
  const isInOrder = start < end
  // Hours that end before they begin are a typing error in one language; the slot itself is valid.
  return {
    key: formatHours(from, to),
    from: isInOrder ? start : from,
    to: isInOrder ? end : to,
    weekdays: (weekdays ?? []).map(Number),
  }
}

/** Two rows with the same hours are one slot, on the days of both; the last row tells the hours of the language. */
function joined(known: SlotOnDays | undefined, slot: SlotOnDays): SlotOnDays {
  if (!known || slot.weekdays.length === 0) return slot
  return {
    ...slot,
    weekdays: known.weekdays.length === 0 ? [] : [...new Set([...known.weekdays, ...slot.weekdays])],
  }
}

/** The slots in the order of the day, each once; slots that end before they begin are left out. */
function slotsOf(stored: StoredSlot[]): SlotOnDays[] {
  const slots = new Map<string, SlotOnDays>()
  for (const slot of stored.filter(({ from, to }) => from < to).map(slotOf))
    slots.set(slot.key, joined(slots.get(slot.key), slot))
  return [...slots.values()].sort((one, other) => one.key.localeCompare(other.key))
}

/** The settings as they were read in one language, without a fallback for the hours of that language. */
export function bookingRules(stored: StoredConfig): BookingRules {
  const dayOf = (value: string) => belgianDay(new Date(value))
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
    confirmHours: stored.confirmHours,
    isConfirmedAtOnce: stored.confirmation !== 'agent',
    isReminded: stored.reminder !== false,
  }
}
