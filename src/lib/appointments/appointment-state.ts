import type { Appointment } from '@/payload-types'

import { brusselsMoment, type ClockTime } from './brussels-time'

type When = Pick<Appointment, 'day' | 'slot' | 'hours'>

const isHours = (hours: string | null | undefined): hours is string =>
  /^\d{2}:\d{2}-\d{2}:\d{2}$/.test(hours ?? '')

/** The hours that were agreed: as the visitor read them, or else those of the slot. */
export const agreedHours = ({
  hours,
  slot,
}: Pick<When, 'hours' | 'slot'>): { from: ClockTime; to: ClockTime } => {
  const [from = '00:00', to = '00:00'] = (isHours(hours) ? hours : slot).split('-')
  return { from, to }
}

export interface Span {
  start: Date
  end: Date
}

export function spanOf(appointment: When): Span {
  const { from, to } = agreedHours(appointment)
  return { start: brusselsMoment(appointment.day, from), end: brusselsMoment(appointment.day, to) }
}

export type AppointmentState = 'requested' | 'confirmed' | 'cancelled' | 'past'

/** What an appointment is now. One that has begun is past: nothing about it can be changed any more. */
export function stateOf(appointment: When & Pick<Appointment, 'status'>, now: Date): AppointmentState {
  if (appointment.status === 'cancelled') return 'cancelled'
  return spanOf(appointment).start <= now ? 'past' : appointment.status
}
