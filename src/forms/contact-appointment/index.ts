import { messageField, personFields } from '@/lib/forms/person-fields'

import { defineForm } from '../define-form'

/** Books a visit of a property: a day and a slot with places of its own. The mails are those of the appointment itself. */
export const contactAppointment = defineForm({
  kind: 'contactAppointment',
  title: {
    nl: 'Een afspraak maken',
    fr: 'Prendre rendez-vous',
    en: 'Book an appointment',
    de: 'Termin buchen',
  },
  intro: {
    nl: 'Kies een vrij tijdstip om het pand te bezoeken. U krijgt meteen een e-mail waarmee u de afspraak kunt verplaatsen of annuleren.',
    fr: 'Choisissez un moment libre pour visiter le bien. Vous recevez aussitôt un e-mail qui permet de déplacer ou d’annuler le rendez-vous.',
    en: 'Choose a free time to visit the property. You get an e-mail at once with which you can move or cancel the appointment.',
    de: 'Wählen Sie eine freie Zeit für die Besichtigung. Sie erhalten sofort eine E-Mail, mit der Sie den Termin verschieben oder absagen können.',
  },
  submitLabel: {
    nl: 'Afspraak vastleggen',
    fr: 'Réserver ce moment',
    en: 'Book this time',
    de: 'Diese Zeit buchen',
  },
  about: 'property',
  steps: [
    {
      fields: [
        {
          kind: 'select',
          name: 'slot',
          label: { nl: 'Dag en uur', fr: 'Jour et heure', en: 'Day and time', de: 'Tag und Uhrzeit' },
          help: {
            nl: 'De uren zijn die van België. Wat volzet is, kunt u niet kiezen.',
            fr: 'Les heures sont celles de Belgique. Ce qui est complet ne peut pas être choisi.',
            en: 'Times are Belgian time. What is full cannot be chosen.',
            de: 'Die Zeiten gelten in Belgien. Was ausgebucht ist, lässt sich nicht wählen.',
          },
          options: 'appointmentSlots',
          required: true,
          autocomplete: 'off',
        },
        ...personFields({ phone: 'required' }),
        messageField(false, {
          name: 'remark',
          label: { nl: 'Opmerking', fr: 'Remarque', en: 'Remark', de: 'Bemerkung' },
        }),
      ],
    },
  ],
  feedback: '/thank-you/contact-appointment/',
  beforeStored: async () => (await import('./take-seat')).takeSeat,
  afterStored: async () => (await import('./tell-booking')).tellBooking,
  // Written from the appointment when it is told, as they are after a change: see `appointment-letters.ts`.
  letters: { agency: () => null, visitor: () => null },
  fixture: async () => (await import('./contact-appointment.fixture')).contactAppointmentFixture(),
})
