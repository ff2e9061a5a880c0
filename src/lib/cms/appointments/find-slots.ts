import type { Payload } from 'payload'

import { readBookingRules } from '@/lib/actions/appointments/read-booking-rules'
import { choiceValue, offeredSlots } from '@/lib/appointments/offered-slots'
import { describeChoice, describeWeek } from '@/lib/appointments/describe-when'
import type { Locale, Localized } from '@/lib/i18n/locales'

/** A day and slot that may be chosen, or is full. */
export interface SlotChoice {
  /** As the booking action takes it: `2026-11-24 10:00-13:00`. */
  value: string
  /** `mardi 24 novembre, 10:00-13:00` */
  label: string
  /** The week it is in, as a heading. */
  group: string
  isFull: boolean
}

const full: Localized = { nl: 'volzet', fr: 'complet', en: 'full', de: 'ausgebucht' }

async function countTaken(payload: Payload, from: string, to: string): Promise<Map<string, number>> {
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: 10_000,
    // How many places of a slot are taken is public, by whom is not: no field of a person is read.
    overrideAccess: true,
    pagination: false,
    select: { day: true, slot: true },
    where: {
      and: [
        { day: { greater_than_equal: from } },
        { day: { less_than_equal: to } },
        { status: { not_equals: 'cancelled' } },
      ],
    },
  })
  const counts = new Map<string, number>()
  for (const { day, slot } of docs) counts.set(`${day} ${slot}`, (counts.get(`${day} ${slot}`) ?? 0) + 1)
  return counts
}

/** What may be booked at this moment, in the order of time; full slots stay in the list and say so. */
export async function findSlots(
  payload: Payload,
  locale: Locale,
  by: 'visitor' | 'staff',
  now: Date = new Date(),
): Promise<SlotChoice[]> {
  const rules = await readBookingRules(payload, locale, by)
  const offered = offeredSlots(rules, now)
  const [first, last] = [offered[0], offered.at(-1)]
  if (!first || !last) return []
  const taken = await countTaken(payload, first.day, last.day)
  return offered.map((each) => {
    const value = choiceValue(each)
    const isFull = (taken.get(value) ?? 0) >= rules.capacity
    const label = describeChoice(each.day, each.slot, locale)
    return {
      value,
      label: isFull ? `${label} (${full[locale]})` : label,
      group: describeWeek(each.day, locale),
      isFull,
    }
  })
}
