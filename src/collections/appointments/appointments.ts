import type { Where } from 'payload'

import { isAgent, isEditor, noAccess, agentProfileId, ownAccess } from '@/lib/payload/access'
import { appointmentEndpoints } from '@/features/appointments/server/appointment-endpoints'
import { languageField } from '@/lib/payload/fields/common-fields'
import { personFields } from '@/lib/payload/fields/person-fields'

import { defineCollection } from '../define-collection'
import { agreedFields, bookedByField, confirmUntilField, statusField } from './agreed-fields'
import { keyFields } from './key-fields'
import { feedbackFields, ownerAnswerFields } from './owner-fields'

/** Fields that only the booking actions and the worker change, each in one atomic write. */
export const appointmentSystemNames = [
  'property',
  'day',
  'slot',
  'hours',
  'status',
  'confirmUntil',
  'calendarSequence',
  'seatKey',
  'holderKey',
  'submissionKey',
  'lead',
  'bookedBy',
  'pendingEvent',
  'pendingEventAttempts',
  'pendingEventNextAttemptAt',
  'requestId',
  'ownerAnswer',
  'ownerAnswerAt',
  'ownerProposal',
  'ownerRemark',
]

/** An account without an agent profile has no appointments. */
const ownAppointments = ownAccess(
  isEditor,
  ['agent'],
  'Appointments at the properties of the own agent profile, and those given to that profile.',
  (user) => {
    const agent = agentProfileId(user)
    const ownVisits: Where[] = [{ 'property.agent': { equals: agent } }, { agent: { equals: agent } }]
    return agent !== null && { or: ownVisits }
  },
)

/** Booked viewings. The insert with a unique seat key decides which request gets the seat. */
export const appointments = defineCollection({
  menu: { group: 'leads', shownTo: isAgent },
  // Only the booking action creates appointments, because it assigns the seat.
  access: { create: noAccess, read: ownAppointments, update: ownAppointments, delete: isEditor },
  schema: {
    slug: 'appointments',
    admin: {
      useAsTitle: 'day',
      defaultColumns: ['day', 'hours', 'property', 'status', 'agent'],
      components: {
        views: { list: { Component: '/features/appointments/studio/appointments-view#AppointmentsView' } },
      },
    },
    defaultSort: '-day',
    disableDuplicate: true,
    endpoints: appointmentEndpoints,
    fields: [
      {
        name: 'actions',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/composition/studio-parts#AppointmentActions' },
        },
      },
      ...agreedFields,
      statusField,
      confirmUntilField,
      {
        name: 'agent',
        type: 'relationship',
        relationTo: 'agents',
        index: true,
        admin: {
          position: 'sidebar',
        },
      },
      languageField({ admin: { position: 'sidebar' } }),
      {
        name: 'person',
        type: 'group',
        fields: personFields,
      },
      {
        name: 'remark',
        type: 'textarea',
      },
      {
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads',
        index: true,
        access: { update: noAccess },
        admin: {
          position: 'sidebar',
          readOnly: true,
        },
      },
      ...feedbackFields,
      ...ownerAnswerFields,
      bookedByField,
      ...keyFields,
    ],
  },
})
