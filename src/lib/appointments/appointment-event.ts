/** What happens to an appointment and is told by mail, to the visitor and to the agency. */
export const appointmentEvents = ['booked', 'confirmed', 'moved', 'cancelled'] as const
export type AppointmentEvent = (typeof appointmentEvents)[number]

/** A seat whose submission is not stored yet: the visitor has not been thanked, so nothing is told either. */
export const unstored = 'unstored'

/** Key of a submission whose appointment was cancelled: the same form may be sent again. */
export const cancelledKey = (lead: string): string => `cancelled:${lead}`
