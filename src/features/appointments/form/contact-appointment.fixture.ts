import { bookingRules } from '@/features/appointments/model/booking-rules'
import { choiceValue, offeredSlots } from '@/features/appointments/model/offered-slots'

/** The default settings. */
const usual = bookingRules({
  grid: '30',
  slots: [
    { from: '10:00', to: '13:00' },
    { from: '14:00', to: '16:00' },
    { from: '16:00', to: '19:00' },
  ],
  capacity: 1,
  leadTimeHours: 24,
  horizonDays: 30,
  closedWeekdays: ['0'],
  closeOnHolidays: true,
  confirmHours: 2,
  confirmation: 'automatic',
  reminder: true,
})

/** A booking as a browser sends it: its slot is offered with the default settings, and free unless booked. */
export function contactAppointmentFixture(): Record<string, string | string[]> {
  // Not the very first slot: it may close before the fixture is used.
  const slot = offeredSlots(usual, new Date())[3]
  return {
    slot: slot ? choiceValue(slot) : '',
    lastName: 'Noël D’Hondt',
    email: 'noel.dhondt@example.org',
    phone: '0473 55 66 77',
    remark: 'Nous viendrons avec nos deux enfants.',
  }
}
