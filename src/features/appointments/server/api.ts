/** What other features may use of this one on the server; it also runs in plain Node. */
export { agentOfVisit } from './agent-of-visit'
export { answerAsOwner } from './answer-as-owner'
export { BookingRefusal } from './booking-refusal'
export { findSlots, type SlotChoice } from './find-slots'
export { appointmentQueue } from './notify-appointment'
export { readAgenda } from './read-agenda'
