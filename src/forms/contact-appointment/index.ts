import { messageField, personFields } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'
import type { FormSituation, NothingThere } from '@/features/submissions/model/define-form'

const noFreeSlot: NothingThere = {
  intro: {
    nl: 'Op dit moment is er geen vrij tijdstip. Stel uw vraag op de pagina van het pand: de makelaar doet u een voorstel.',
    fr: 'Aucun créneau n’est libre en ce moment. Posez votre question sur la page du bien\u00a0: l’agent vous fera une proposition.',
    en: 'There is no free time at the moment. Ask on the property page: the agent will make you a proposal.',
    de: 'Im Augenblick ist keine Zeit frei. Fragen Sie auf der Seite des Objekts an: Der Makler macht Ihnen einen Vorschlag.',
  },
}

/** What to say when every slot is full, or none is offered. */
export async function findNoFreeSlot(_: unknown, { fields }: Pick<FormSituation, 'fields'>) {
  const slots = fields.find(({ name }) => name === 'slot')
  const isFree = slots && 'options' in slots && slots.options.some(({ disabled }) => !disabled)
  return isFree ? null : noFreeSlot
}

/** Books a visit of a property in a slot with limited seats. Its e-mails are those of the appointment. */
export const contactAppointment = defineForm({
  kind: 'contactAppointment',
  title: {
    nl: 'Een afspraak maken',
    fr: 'Prendre rendez-vous',
    en: 'Book an appointment',
    de: 'Termin buchen',
  },
  intro: {
    nl: 'Kies een vrij tijdstip om het pand te bezoeken. U krijgt meteen een e-mail: bevestig de afspraak met de knop daarin. Tot dan houden wij het tijdstip voor u vrij.',
    fr: 'Choisissez un créneau libre pour visiter le bien. Vous recevez aussitôt un e-mail : confirmez le rendez-vous avec son bouton. Jusque-là, nous vous réservons ce créneau.',
    en: 'Choose a free time to visit the property. You get an e-mail at once: confirm the appointment with its button. We keep the time for you until then.',
    de: 'Wählen Sie eine freie Zeit für die Besichtigung. Sie erhalten sofort eine E-Mail: Bestätigen Sie den Termin mit der Schaltfläche darin. Bis dahin halten wir die Zeit für Sie frei.',
  },
  submitLabel: {
    nl: 'Afspraak vastleggen',
    fr: 'Réserver ce créneau',
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
          label: { nl: 'Opmerking', fr: 'Remarque', en: 'Comments', de: 'Bemerkung' },
        }),
      ],
    },
  ],
  whenNothingThere: async () => findNoFreeSlot,
  feedback: '/thank-you/contact-appointment/',
  beforeStored: async () => (await import('@/features/appointments/server/reserve-seat')).reserveSeat,
  isWithdrawn: async () =>
    (await import('@/features/appointments/server/is-booking-withdrawn')).isBookingWithdrawn,
  isConfirmed: async () =>
    (await import('@/features/appointments/server/is-booking-withdrawn')).isBookingConfirmed,
  afterStored: async () => (await import('@/features/appointments/server/notify-booking')).notifyBooking,
  // The e-mails are rendered from the appointment, also after a change: see `appointment-emails.ts`.
  emails: { agency: () => null, visitor: () => null },
  fixture: async () => (await import('./contact-appointment.fixture')).contactAppointmentFixture(),
})
