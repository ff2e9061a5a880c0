/**
 * The reason of a refused booking: all seats of the slot are taken, the slot is not or no longer offered, too many
 * bookings are open under the e-mail address, or the appointment is over or cancelled.
 */
export type BookingRefusalReason = 'full' | 'notOffered' | 'tooMany' | 'ended'

/** Thrown instead of a booking; no data was changed. */
export class BookingRefusal extends Error {
  constructor(readonly reason: BookingRefusalReason) {
    super(`No booking: ${reason}`)
  }
}
