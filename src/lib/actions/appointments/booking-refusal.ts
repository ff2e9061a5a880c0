/**
 * Why a booking is not made: every place of the slot is taken, the slot is not offered (any more), too many bookings
 * are open under the e-mail address, or the appointment is over or cancelled.
 */
export type BookingRefusalReason = 'full' | 'notOffered' | 'tooMany' | 'ended'

/** Thrown instead of a booking; nothing was changed. */
export class BookingRefusal extends Error {
  constructor(readonly reason: BookingRefusalReason) {
    super(`No booking: ${reason}`)
  }
}
