import type { Payload } from 'payload'

import { agreedHours, isChangeable, spanOf, stateOf } from '@/features/appointments/model/appointment-state'
import type { Viewing } from '@/features/accounts/model/owner-facts'
import { shownToVisitors } from '@/lib/payload/agency-texts'
import { populated } from '@/lib/values/read-value'
import type { Appointment, Lead } from '@/payload-types'

const maxViewings = 500

/** The visitor of a lead, if the agent lets the owner know: `Élise Dupont`. */
export const releasedName = (lead: Lead | string | null | undefined): string => {
  const storedLead = populated<Lead>(lead)
  if (!storedLead?.nameReleased) return ''
  return [storedLead.person?.firstName, storedLead.person?.lastName].filter(Boolean).join(' ')
}

function toViewing(appointment: Appointment, now: Date): Viewing[] {
  const state = stateOf(appointment, now)
  // The agency has not heard of an unconfirmed booking either.
  if (state === 'unconfirmed' || state === 'expired') return []
  // One that waited in vain for the confirmation of its visitor never took place.
  if (state === 'past' && appointment.status === 'unconfirmed') return []
  const { from, to } = agreedHours(appointment)
  return [
    {
      id: appointment.id,
      day: appointment.day,
      hours: `${from}-${to}`,
      state,
      start: spanOf(appointment).start,
      visitor: releasedName(appointment.lead),
      answer: appointment.ownerAnswer ?? null,
      proposal: appointment.ownerProposal ?? '',
      remark: appointment.ownerRemark ?? '',
      feedback: appointment.feedbackReleased ? (appointment.feedback?.trim() ?? '') : '',
      isOpen: isChangeable(state),
    },
  ]
}

/**
 * The viewings of a property, newest first.
 *
 * @param property id that the caller has checked to be the reader's own
 */
export async function readViewings(payload: Payload, property: string, now: Date): Promise<Viewing[]> {
  const { docs } = await payload.find({
    collection: 'appointments',
    where: { property: { equals: property } },
    depth: 1,
    limit: maxViewings,
    pagination: false,
    sort: '-day',
    populate: { leads: { nameReleased: true, person: true } },
    // The caller has checked the property. Names and feedback leave only when the agent released them.
    overrideAccess: true,
    ...shownToVisitors,
  })
  return docs
    .flatMap((appointment) => toViewing(appointment, now))
    .toSorted((one, other) => other.start.getTime() - one.start.getTime())
}
