import type { Payload } from 'payload'

import { bookingRules, type BookingRules } from '@/features/appointments/model/booking-rules'
import type { Locale } from '@/lib/i18n/locales'

/** The rules for booking visits, with the hours in the text of this language. Staff have no lead time. */
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
