import type { Field } from 'payload'

import { noAccess } from '@/lib/payload/access'
import { ownerAnswers } from '@/features/appointments/model/owner-answer'

/** Written by the owner in the portal alone. */
const byOwner = { create: noAccess, update: noAccess }

/** The answer of the owner of the property to a viewing; empty until there is one. */
export const ownerAnswerFields: Field[] = [
  {
    name: 'ownerAnswer',
    type: 'select',
    access: byOwner,
    options: [...ownerAnswers],
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => Boolean(data.ownerAnswer),
    },
  },
  {
    name: 'ownerProposal',
    type: 'text',
    access: byOwner,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.ownerProposal) },
  },
  {
    name: 'ownerRemark',
    type: 'textarea',
    access: byOwner,
    maxLength: 1000,
    admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.ownerRemark) },
  },
  {
    name: 'ownerAnswerAt',
    type: 'date',
    access: byOwner,
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime' },
      condition: (data) => Boolean(data.ownerAnswerAt),
    },
  },
]

/** What the visitors thought, written by the agent after the viewing. */
export const feedbackFields: Field[] = [
  {
    name: 'feedback',
    type: 'textarea',
    maxLength: 3000,
  },
  {
    name: 'feedbackReleased',
    type: 'checkbox',
    defaultValue: false,
  },
]
