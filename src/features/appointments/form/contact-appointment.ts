import { emailField, messageField, nameField, phoneField } from '@/features/submissions/model/person-fields'

import { defineForm } from '@/features/submissions/model/define-form'
import type { FormSituation, NothingThere } from '@/features/submissions/model/define-form'
import { schemaText } from '@/lib/i18n/schema-messages'

const noFreeSlot: NothingThere = { intro: schemaText('forms', 'contactAppointment', 'noFreeSlot') }

/** What to say when every slot is full, or none is offered. */
export async function findNoFreeSlot(_: unknown, { fields }: Pick<FormSituation, 'fields'>) {
  const slots = fields.find(({ name }) => name === 'slot')
  const isFree = slots && 'options' in slots && slots.options.some(({ disabled }) => !disabled)
  return isFree ? null : noFreeSlot
}

/** Books a visit of a property in a slot with limited seats. Its e-mails are those of the appointment. */
export const contactAppointment = defineForm({
  kind: 'contactAppointment',
  module: 'appointments',
  allowance: { points: 5, seconds: 60 * 60 },
  about: 'property',
  steps: [
    {
      fields: [
        {
          kind: 'select',
          name: 'slot',
          options: 'appointmentSlots',
          required: true,
          autocomplete: 'off',
        },
        nameField(),
        emailField(),
        phoneField(),
        messageField(false, 'remark'),
      ],
    },
  ],
  whenNothingThere: async () => findNoFreeSlot,
  beforeStored: async () => (await import('@/features/appointments/server/reserve-seat')).reserveSeat,
  isWithdrawn: async () =>
    (await import('@/features/appointments/server/is-booking-withdrawn')).isBookingWithdrawn,
  isConfirmed: async () =>
    (await import('@/features/appointments/server/is-booking-withdrawn')).isBookingConfirmed,
  receipt: async () => (await import('@/features/appointments/server/make-receipt')).makeReceipt,
  afterStored: async () => (await import('@/features/appointments/server/notify-booking')).notifyBooking,
  // The e-mails are rendered from the appointment, also after a change: see `appointment-emails.ts`.
  emails: { agency: () => null, visitor: () => null },
  fixture: async () => (await import('./contact-appointment.fixture')).contactAppointmentFixture(),
})
