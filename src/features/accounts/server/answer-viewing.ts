import type { Payload } from 'payload'

import type { OwnedProperty } from '@/features/accounts/model/owner-facts'
import { isPlainId } from '@/features/accounts/model/portal-path'
import { answerAsOwner, BookingRefusal } from '@/features/appointments/server/api'
import { ownerAnswers } from '@/features/appointments/model/owner-answer'
import { isOneOf, textOf } from '@/lib/values/read-value'
import type { Owner } from '@/payload-types'

import { readViewings } from './read-viewings'

const maxRemark = 1000

/** `missing`: the property has no such viewing. Others: what the page shows. */
export type ViewingAnswer = 'accepted' | 'proposed' | 'declined' | 'notOffered' | 'ended' | 'missing'

/**
 * Answers a viewing with the fields of a form: `answer`, `slot` of a proposal, `remark`.
 *
 * @param property of the owner, as the caller has checked
 */
export async function answerViewing(
  payload: Payload,
  { owner, property, appointment }: { owner: Owner; property: OwnedProperty; appointment: string },
  form: FormData,
  now = new Date(),
): Promise<ViewingAnswer> {
  const viewings = isPlainId(appointment) ? await readViewings(payload, property.id, now) : []
  if (!viewings.some(({ id }) => id === appointment)) return 'missing'
  const answer = form.get('answer')
  if (!isOneOf(ownerAnswers, answer)) return 'ended'
  const remark = textOf(form.get('remark')).slice(0, maxRemark)
  const choice = textOf(form.get('slot'))
  try {
    await answerAsOwner(payload, { id: appointment, answer, choice, remark, ownerName: owner.name }, now)
    return answer
  } catch (error) {
    if (!(error instanceof BookingRefusal)) throw error
    return error.reason === 'notOffered' ? 'notOffered' : 'ended'
  }
}
