import type { Where, Field, TextField } from 'payload'
import { text } from 'payload/shared'

import { isAgent, isEditor, noAccess, agentProfileId, ownAccess } from '@/lib/payload/access'
import { appointmentEndpoints } from '@/features/appointments/server/appointment-endpoints'
import { languageField } from '@/lib/payload/fields/common-fields'
import { personFields } from '@/lib/payload/fields/person-fields'
import { appointmentEvents, unstored } from '@/features/appointments/model/appointment-event'
import { queueFields, requestIdField } from '@/lib/payload/fields/system-fields'
import { ownerAnswers } from '@/features/appointments/model/owner-answer'

import { defineCollection } from '../define-collection'
import { agreedFields, bookedByField, confirmUntilField, statusField } from './agreed-fields'

/** Written by the owner in the portal alone. */
const byOwner = { create: noAccess, update: noAccess }

/** The answer of the owner of the property to a viewing; empty until there is one. */
const ownerAnswerFields: Field[] = [
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
const feedbackFields: Field[] = [
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

const bySystem = { create: noAccess, read: noAccess, update: noAccess }

/** An update may leave out required fields: see `keepSystemFields` in the table of saves. */
const uniqueKey = (name: string): TextField => ({
  name,
  type: 'text',
  required: true,
  unique: true,
  access: bySystem,
  validate: (value, options) =>
    (value === undefined && options.operation === 'update') || text(value, options),
  admin: { hidden: true },
})

/** Unique keys by which the database decides between concurrent bookings; hidden from all users. */
const keyFields: Field[] = [
  // Day, slot and number of the seat: two appointments never have the same.
  uniqueKey('seatKey'),
  // An e-mail address may have a limited number of open bookings; each takes one of these keys.
  uniqueKey('holderKey'),
  // A repeated submission finds its appointment by this key.
  uniqueKey('submissionKey'),
  {
    name: 'calendarSequence',
    type: 'number',
    defaultValue: 0,
    min: 0,
    access: bySystem,
    admin: { hidden: true },
  },
  {
    // The pending notification. Written together with the change it is about; the worker clears it.
    name: 'pendingEvent',
    type: 'select',
    index: true,
    access: bySystem,
    options: [...appointmentEvents, unstored].map((value) => ({ value, label: value })),
    admin: { hidden: true },
  },
  ...queueFields('pendingEvent', { required: false }),
  requestIdField(),
]

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
  module: 'appointments',
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
