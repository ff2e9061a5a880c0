import 'server-only'

import { agreedHours, stateOf, type AppointmentState } from '@/lib/appointments/appointment-state'
import { describeDay } from '@/lib/appointments/describe-when'
import { findSlots, type SlotChoice } from '@/lib/cms/appointments/find-slots'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/lib/property/property-summary'
import type { Appointment } from '@/payload-types'

import { findChosenProperties } from './find-chosen-properties'
import { idOf } from './id-of'
import { payloadClient } from './payload-client'

/** An appointment as the person who booked it sees it. */
export interface MyAppointment {
  state: AppointmentState
  /** `mardi 24 novembre 2026` */
  day: string
  /** `10:00-13:00` */
  hours: string
  /** While visitors may see it. */
  property: PropertySummary | null
  /** Where it may be moved to; full ones too. Empty when it cannot be changed any more. */
  choices: SlotChoice[]
}

/** The stored appointment of a private link; null when it was deleted. */
export async function readMyAppointment(id: string): Promise<Appointment | null> {
  const payload = await payloadClient()
  return payload.findByID({
    collection: 'appointments',
    id,
    depth: 0,
    disableErrors: true,
    // The caller has checked the signature of the link, which we sent to the person who booked.
    overrideAccess: true,
  })
}

const isChangeable = (state: AppointmentState): boolean => state === 'requested' || state === 'confirmed'

/** @param id of a signed link that the caller has checked */
export async function getMyAppointment(id: string, locale: Locale): Promise<MyAppointment | null> {
  const appointment = await readMyAppointment(id)
  if (!appointment) return null
  const { day, slot, property } = appointment
  const state = stateOf(appointment, new Date())
  const [summaries, slots] = await Promise.all([
    property ? findChosenProperties([idOf(property)], locale) : [],
    isChangeable(state) ? findSlots(await payloadClient(), locale, 'visitor') : [],
  ])
  const { from, to } = agreedHours(appointment)
  return {
    state,
    day: describeDay(day, locale),
    hours: `${from}-${to}`,
    property: summaries[0] ?? null,
    choices: slots.filter(({ value }) => value !== `${day} ${slot}`),
  }
}
