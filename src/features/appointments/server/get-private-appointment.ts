import 'server-only'

import {
  agreedHours,
  isChangeable,
  stateOf,
  type AppointmentState,
} from '@/features/appointments/model/appointment-state'
import { describeConfirmationEnd, describeDay } from '@/features/appointments/model/describe-when'
import { relatedId } from '@/lib/values/read-value'
import { findSlots, type SlotChoice } from './find-slots'
import type { Locale } from '@/lib/i18n/locales'
import type { PropertySummary } from '@/features/property/model/property-summary'
import type { Appointment } from '@/payload-types'

import { findChosenProperties } from '@/features/listings/server/reads'
import { idOf } from '@/lib/values/read-value'
import { payloadClient } from '@/lib/payload/payload-client'

/** An appointment as its private page shows it. */
export interface MyAppointment {
  state: AppointmentState
  /** `mardi 24 novembre 2026` */
  day: string
  /** `10:00-13:00` */
  hours: string
  /** Until when it waits for the visitor's confirmation, in words; empty when it does not. */
  confirmUntil: string
  /** Null when the property is not public. */
  property: PropertySummary | null
  /** Slots it may be moved to, also full ones. Empty when it can no longer be changed. */
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
    // The caller has checked the signature of the link, which was sent to the person who booked.
    overrideAccess: true,
  })
}

/** @param id of a signed link that the caller has checked */
export async function getPrivateAppointment(id: string, locale: Locale): Promise<MyAppointment | null> {
  const appointment = await readMyAppointment(id)
  if (!appointment) return null
  const { day, slot, property } = appointment
  const state = stateOf(appointment, new Date())
  const [summaries, slots] = await Promise.all([
    property ? findChosenProperties([idOf(property)], locale) : [],
    isChangeable(state)
      ? findSlots(await payloadClient(), locale, 'visitor', { agent: relatedId(appointment.agent) })
      : [],
  ])
  const { from, to } = agreedHours(appointment)
  return {
    state,
    day: describeDay(day, locale),
    hours: `${from}-${to}`,
    confirmUntil: state === 'unconfirmed' ? describeConfirmationEnd(appointment, locale) : '',
    property: summaries[0] ?? null,
    choices: slots.filter(({ value }) => value !== `${day} ${slot}`),
  }
}
