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
  'untold',
  'untoldAttempts',
  'untoldNextAttemptAt',
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
    const own: Where[] = [{ 'property.agent': { equals: agent } }, { agent: { equals: agent } }]
    return agent !== null && { or: own }
  },
)

/** Booked viewings. The insert with a unique seat key decides which request gets the seat. */
export const appointments = defineCollection({
  menu: { group: 'leads', shownTo: isAgent },
  // Only the booking action creates appointments, because it assigns the seat.
  access: { create: noAccess, read: ownAppointments, update: ownAppointments, delete: isEditor },
  schema: {
    slug: 'appointments',
    labels: {
      singular: { nl: 'Afspraak', fr: 'Rendez-vous', en: 'Appointment', de: 'Termin' },
      plural: { nl: 'Afspraken', fr: 'Rendez-vous', en: 'Appointments', de: 'Termine' },
    },
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
        label: { nl: 'Acties', fr: 'Actions', en: 'Actions', de: 'Aktionen' },
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
        label: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
        admin: {
          position: 'sidebar',
          description: {
            nl: 'Wie naar de afspraak gaat; ziet de afspraak in de eigen agenda.',
            fr: 'Qui va au rendez-vous ; le voit dans son agenda.',
            en: 'Who goes to the appointment, and sees it in the own calendar.',
            de: 'Wer den Termin wahrnimmt und ihn im eigenen Kalender sieht.',
          },
        },
      },
      languageField({ admin: { position: 'sidebar' } }),
      {
        name: 'person',
        type: 'group',
        label: { nl: 'Persoon', fr: 'Personne', en: 'Person', de: 'Person' },
        fields: personFields,
      },
      {
        name: 'remark',
        type: 'textarea',
        label: { nl: 'Opmerking', fr: 'Remarque', en: 'Comments', de: 'Bemerkung' },
      },
      {
        name: 'lead',
        type: 'relationship',
        relationTo: 'leads',
        index: true,
        access: { update: noAccess },
        label: { nl: 'Aanvraag', fr: 'Demande', en: 'Lead', de: 'Anfrage' },
        admin: {
          position: 'sidebar',
          readOnly: true,
          description: {
            nl: 'Wat de bezoeker via het formulier stuurde. Leeg: door een medewerker geboekt.',
            fr: 'Ce que le visiteur a envoyé par le formulaire. Vide : pris par un collaborateur.',
            en: 'What the visitor sent through the form. Empty: booked by a member of staff.',
            de: 'Was der Besucher über das Formular geschickt hat. Leer: von Mitarbeitern gebucht.',
          },
        },
      },
      ...feedbackFields,
      ...ownerAnswerFields,
      bookedByField,
      ...keyFields,
    ],
  },
})
