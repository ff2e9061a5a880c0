import type { CollectionConfig } from 'payload'

import { editors, nobody } from '@/lib/cms/access'
import { appointmentEndpoints } from '@/lib/cms/endpoints/appointment-endpoints'
import { languageField } from '@/lib/cms/fields/language-field'
import { personFields } from '@/lib/cms/fields/person-fields'
import { appointmentsOfAgent } from '@/lib/cms/own-access'

import { agreedFields, bookedByField, statusField } from './appointments/agreed-fields'
import { keepWhatWasAgreed } from './appointments/keep-what-was-agreed'
import { keyFields } from './appointments/key-fields'
import { groups } from './groups'

/** Booked viewings. The insert with a unique seat key decides who gets the place. */
export const appointments: CollectionConfig = {
  slug: 'appointments',
  labels: {
    singular: { nl: 'Afspraak', fr: 'Rendez-vous', en: 'Appointment', de: 'Termin' },
    plural: { nl: 'Afspraken', fr: 'Rendez-vous', en: 'Appointments', de: 'Termine' },
  },
  // Bookings go through the booking action, which alone can hand out a seat.
  access: { create: nobody, read: appointmentsOfAgent, update: appointmentsOfAgent, delete: editors },
  admin: {
    group: groups.leads,
    useAsTitle: 'day',
    defaultColumns: ['day', 'hours', 'property', 'status', 'agent'],
    components: { views: { list: { Component: '/studio/appointments/appointments-view#AppointmentsView' } } },
  },
  defaultSort: '-day',
  disableDuplicate: true,
  endpoints: appointmentEndpoints,
  hooks: { beforeChange: [keepWhatWasAgreed] },
  fields: [
    {
      name: 'actions',
      type: 'ui',
      label: { nl: 'Acties', fr: 'Actions', en: 'Actions', de: 'Aktionen' },
      admin: {
        disableListColumn: true,
        components: { Field: '/studio/appointments/appointment-actions#AppointmentActions' },
      },
    },
    ...agreedFields,
    statusField,
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
          fr: 'Qui va au rendez-vous ; le voit dans son agenda.',
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
      label: { nl: 'Opmerking', fr: 'Remarque', en: 'Remark', de: 'Bemerkung' },
    },
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      index: true,
      access: { update: nobody },
      label: { nl: 'Aanvraag', fr: 'Demande', en: 'Lead', de: 'Anfrage' },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          nl: 'Wat de bezoeker via het formulier stuurde. Leeg: door een medewerker geboekt.',
          fr: 'Ce que le visiteur a envoyé par le formulaire. Vide : pris par un collaborateur.',
          en: 'What the visitor sent through the form. Empty: booked by a member of staff.',
          de: 'Was der Besucher über das Formular geschickt hat. Leer: von Mitarbeitern gebucht.',
        },
      },
    },
    bookedByField,
    ...keyFields,
  ],
}
