import type { Payload } from 'payload'

import { ownerAnswerEmail } from '@/features/appointments/emails/owner-answer-email'
import { isChangeable, stateOf } from '@/features/appointments/model/appointment-state'
import { findOffered } from '@/features/appointments/model/offered-slots'
import type { OwnerAnswer } from '@/features/appointments/model/owner-answer'
import { relatedId } from '@/lib/values/read-value'
import type { Appointment } from '@/payload-types'

import { isAgentBusy } from './agent-calendars'
import { BookingRefusal } from './booking-refusal'
import { changeInTurn } from './change-appointment'
import { queueForAgency } from './notify-appointment'
import { readAppointmentFacts } from './read-appointment-facts'
import { readBookingRules } from './read-booking-rules'

/** What the owner of the property answers to a viewing. */
export interface OwnerReply {
  /** The appointment. */
  id: string
  answer: OwnerAnswer
  /** Day and slot as the form offers them; only of an answer that proposes another time. */
  choice: string
  remark: string
  ownerName: string
}

const isSame = (current: Appointment, { answer, choice, remark }: OwnerReply): boolean =>
  current.ownerAnswer === answer &&
  (current.ownerProposal ?? '') === choice &&
  (current.ownerRemark ?? '') === remark

/** The key names the answer, so that sending it again makes no second e-mail. */
async function notifyAgency(payload: Payload, appointment: Appointment, ownerName: string): Promise<void> {
  const { ownerAnswer, ownerAnswerAt } = appointment
  await queueForAgency(payload, appointment, {
    key: `owner:${ownerAnswer}:${ownerAnswerAt}`,
    template: 'contactAppointment.ownerAnswer',
    make: async (locale) =>
      ownerAnswerEmail(await readAppointmentFacts(payload, appointment, 'confirmed', locale), ownerName),
  })
}

/**
 * Stores the answer of an owner to a viewing and tells the agency. The appointment itself stays as it is: the agency
 * agrees a change with the visitor. Repeatable; a later answer replaces the one before.
 *
 * @throws BookingRefusal when the viewing is over, cancelled or not yet confirmed by its visitor, or the proposed slot is
 *   not offered
 */
export async function answerAsOwner(
  payload: Payload,
  given: OwnerReply,
  now = new Date(),
): Promise<Appointment> {
  const reply = { ...given, choice: given.answer === 'proposed' ? given.choice : '' }
  const answered = await changeInTurn(payload, reply.id, async (current) => {
    const state = stateOf(current, now)
    if (!isChangeable(state) || state === 'unconfirmed') throw new BookingRefusal('ended')
    if (isSame(current, reply)) return null
    const rules = await readBookingRules(payload, current.language, 'visitor')
    if (reply.answer === 'proposed') {
      const offered = findOffered(rules, reply.choice, now)
      if (!offered || (await isAgentBusy(payload, relatedId(current.agent), offered)))
        throw new BookingRefusal('notOffered')
    }
    return {
      ownerAnswer: reply.answer,
      ownerProposal: reply.choice || null,
      ownerRemark: reply.remark || null,
      ownerAnswerAt: now.toISOString(),
    }
  })
  if (!answered) throw new BookingRefusal('ended')
  await notifyAgency(payload, answered, reply.ownerName)
  return answered
}
