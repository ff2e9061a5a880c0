import type { Payload } from 'payload'

import { holdsSeat } from '@/features/appointments/model/appointment-state'
import { findBusyTimes } from './agent-calendars'
import { readBookingRules } from './read-booking-rules'
import { isBusyAt } from '@/features/appointments/model/busy-times'
import { choiceValue, offeredSlots } from '@/features/appointments/model/offered-slots'
import { describeChoice, describeWeek } from '@/features/appointments/model/describe-when'
import type { Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'

/** A day and slot that may be chosen, or is full. */
export interface SlotChoice {
  /** The value that the booking action parses: `2026-11-24 10:00-13:00`. */
  value: string
  /** `mardi 24 novembre, de 10 h à 13 h` */
  label: string
  /** The heading of its week. */
  group: string
  isFull: boolean
}

async function countTaken(payload: Payload, from: string, to: string): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: 10_000,
    // The number of taken seats is public, their holders are not: no personal field is read.
    overrideAccess: true,
    pagination: false,
    select: { day: true, slot: true },
    where: {
      and: [{ day: { greater_than_equal: from } }, { day: { less_than_equal: to } }, holdsSeat],
    },
  })
  const counts = new Map<string, number>()
  for (const { day, slot } of docs) counts.set(`${day} ${slot}`, (counts.get(`${day} ${slot}`) ?? 0) + 1)
  return counts
}

interface SlotOptions {
  now?: Date
  /** Who goes to the visit: what is in the own calendar of this agent is full. */
  agent?: string | null
}

/** The slots that may be booked now, in the order of time; full slots are included and marked. */
export async function findSlots(
  payload: Payload,
  locale: Locale,
  by: 'visitor' | 'staff',
  { now = new Date(), agent = null }: SlotOptions = {},
): Promise<SlotChoice[]> {
  const rules = await readBookingRules(payload, locale, by)
  const offered = offeredSlots(rules, now)
  const [first, last] = [offered[0], offered.at(-1)]
  if (!first || !last) return []
  const [taken, busy] = await Promise.all([
    countTaken(payload, first.day, last.day),
    findBusyTimes(payload, agent),
  ])
  return offered.map((each) => {
    const value = choiceValue(each)
    const isFull = (taken.get(value) ?? 0) >= rules.capacity || isBusyAt(busy, each)
    const label = describeChoice(each.day, each.slot, locale)
    return {
      value,
      label: isFull ? `${label} (${mailTranslator(locale)('appointments.when.full')})` : label,
      group: describeWeek(each.day, locale),
      isFull,
    }
  })
}
