import type { Payload } from 'payload'

import { BookingRefusal, type BookingRefusalReason } from '@/lib/actions/appointments/booking-refusal'
import { agentOfProperty } from '@/lib/actions/appointments/agent-of-property'
import { bookAppointment } from '@/lib/actions/book-appointment'
import { personFieldNames } from '@/lib/forms/form-field'
import type { Appointment, Lead } from '@/payload-types'

import { FormRefusal, type SubmissionFacts } from '../define-form'

/** What a visitor reads instead of a booking; the keys of the messages. */
const refusals: Record<BookingRefusalReason, string> = {
  full: 'appointment.full',
  notOffered: 'appointment.notOffered',
  ended: 'appointment.notOffered',
  tooMany: 'appointment.tooMany',
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The fields of the form that are fields of a person. */
const personOf = (answers: SubmissionFacts['answers']): NonNullable<Appointment['person']> =>
  Object.fromEntries(
    personFieldNames.flatMap((name) => (textOf(answers[name]) ? [[name, textOf(answers[name])]] : [])),
  )

/** Takes the seat before the visitor is thanked. The same submission keeps the seat it has. */
export async function takeSeat(
  payload: Payload,
  { answers, locale, submissionKey, client, property }: SubmissionFacts,
): Promise<Partial<Lead>> {
  const agent = property && (await agentOfProperty(payload, property.id))
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
