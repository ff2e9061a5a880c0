import type { Payload } from 'payload'

import { bookingRules, type BookingRules } from '@/lib/appointments/booking-rules'
import type { Locale } from '@/lib/i18n/locales'

/** When visits can be booked, with the hours as this language tells them. Staff may book at the last moment. */
export async function readBookingRules(
  payload: Payload,
  locale: Locale,
  by: 'visitor' | 'staff',
): Promise<BookingRules> {
  const stored = await payload.findGlobal({
    slug: 'appointmentConfig',
    depth: 0,
    locale,
    fallbackLocale: false,
    overrideAccess: false,
  })
  const rules = bookingRules(stored)
  return by === 'staff' ? { ...rules, leadTimeHours: 0 } : rules
}
