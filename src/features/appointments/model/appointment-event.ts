/**
 * Events of an appointment that are sent by e-mail. The visitor alone is asked to confirm a `reserved` seat; the agency
 * hears of the appointment once it is `booked`.
 */
export const appointmentEvents = ['reserved', 'booked', 'confirmed', 'moved', 'cancelled'] as const
export type AppointmentEvent = (typeof appointmentEvents)[number]

/** A seat whose submission is not stored yet. The visitor got no confirmation, so no e-mail is sent. */
export const unstored = 'unstored'

/**
 * Columns that queue a notification. They are written in one step with the change they are about. The newest event
 * replaces one that is still pending.
 */
export const pendingNotification = <Event extends AppointmentEvent>(event: Event) => ({
  pendingEvent: event,
  pendingEventAttempts: 0,
  pendingEventNextAttemptAt: null,
})
