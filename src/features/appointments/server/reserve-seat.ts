import type { Payload } from 'payload'

import { personFieldNames } from '@/features/submissions/model/form-field'
import type { Appointment, Lead } from '@/payload-types'
import { FormRefusal, type SubmissionFacts } from '@/features/submissions/model/define-form'
import { textOf } from '@/lib/values/read-value'

import { agentOfVisit } from './agent-of-visit'
import { BookingRefusal, type BookingRefusalReason } from './booking-refusal'
import { bookAppointment } from './book-appointment'

/** Message keys of the refusals. */
const refusals: Record<BookingRefusalReason, string> = {
  full: 'appointment.full',
  notOffered: 'appointment.notOffered',
  ended: 'appointment.notOffered',
  tooMany: 'appointment.tooMany',
}

/** The answers that are fields of a person. */
const personOf = (answers: SubmissionFacts['answers']): NonNullable<Appointment['person']> =>
  Object.fromEntries(
    personFieldNames.flatMap((name) => (textOf(answers[name]) ? [[name, textOf(answers[name])]] : [])),
  )

/** Reserves the seat before the visitor is thanked. A repeated submission keeps its seat. */
export async function reserveSeat(
  payload: Payload,
  { answers, locale, submissionKey, client, property }: SubmissionFacts,
): Promise<Partial<Lead>> {
  const agent = property && (await agentOfVisit(payload, { id: property.id }))
  try {
    await bookAppointment(payload, {
      choice: textOf(answers.slot),
      language: locale,
      person: personOf(answers),
      ...(property && { property: property.id }),
      ...(agent && { agent }),
      ...(textOf(answers.remark) && { remark: textOf(answers.remark) }),
      submissionKey,
      ...(client && { client }),
      bookedBy: 'visitor',
    })
  } catch (error) {
    if (!(error instanceof BookingRefusal)) throw error
    const field = error.reason === 'tooMany' ? 'email' : 'slot'
    throw new FormRefusal(refusals[error.reason], 409, field)
  }
  return {}
}
