import type { Appointment } from '@/payload-types'

import { addDays, belgianDateTime, belgianMoment, hoursAfter, type ClockTime } from '@/lib/time/belgian-time'

type When = Pick<Appointment, 'day' | 'slot' | 'hours'>

const isHours = (hours: string | null | undefined): hours is string =>
  /^\d{2}:\d{2}-\d{2}:\d{2}$/.test(hours ?? '')

/** The agreed hours: the text the visitor read, or else those of the slot. */
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
  return { start: belgianMoment(appointment.day, from), end: belgianMoment(appointment.day, to) }
}

/** Statuses of an appointment that does not take place and holds no seat. */
export const endedStatuses = ['cancelled', 'expired'] as const

/** Condition on stored appointments: they hold a seat. */
export const holdsSeat = { status: { not_in: [...endedStatuses] } }

export const isEnded = (status: unknown): boolean => endedStatuses.some((each) => each === status)

export type AppointmentState = Appointment['status'] | 'past'

type Stored = When & Pick<Appointment, 'status' | 'confirmUntil'>

/** On Belgian clocks: in these hours a visitor reads no e-mail. */
const night = { from: '22:00', to: '08:00' }

/** The moment itself, or the end of the night that it is in. */
function afterNight(moment: Date): Date {
  const [day = '', time = ''] = belgianDateTime(moment).split('T')
  if (time >= night.from) return belgianMoment(addDays(day, 1), night.to)
  return time < night.to ? belgianMoment(day, night.to) : moment
}

/**
 * Until when a visitor confirms a booking by its e-mail: so many hours, longer where they end in the night, but not after
 * the visit has begun.
 *
 * @param hours of the settings
 */
export function confirmationEnd(appointment: When, hours: number, now: Date): Date {
  const { start } = spanOf(appointment)
  const end = afterNight(hoursAfter(now, hours))
  return end < start ? end : start
}

const isOverdue = ({ status, confirmUntil }: Pick<Stored, 'status' | 'confirmUntil'>, now: Date): boolean =>
  status === 'unconfirmed' && Boolean(confirmUntil) && new Date(confirmUntil ?? 0) <= now

/** Whether its visitor never confirmed it: the time to do so was set, and no confirmation has cleared it. */
export const isNeverConfirmed = ({ confirmUntil }: Pick<Appointment, 'confirmUntil'>): boolean =>
  Boolean(confirmUntil)

/**
 * The present state of an appointment. One that has begun is past and can no longer be changed. One that was not
 * confirmed in time has expired, also before the worker has freed its seat.
 */
export function stateOf(appointment: Stored, now: Date): AppointmentState {
  if (isEnded(appointment.status)) return appointment.status
  if (isOverdue(appointment, now)) return 'expired'
  return spanOf(appointment).start <= now ? 'past' : appointment.status
}

/** Whether the appointment can be confirmed, moved and cancelled. */
export const isChangeable = (state: AppointmentState): boolean => state !== 'past' && !isEnded(state)
