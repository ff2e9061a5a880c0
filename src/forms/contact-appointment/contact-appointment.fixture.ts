import { choiceValue, offeredSlots } from '@/lib/appointments/offered-slots'

/** The settings as they are before anybody changes them. */
const usual = {
  slots: [
    { key: '10:00-13:00', from: '10:00', to: '13:00' },
    { key: '14:00-16:00', from: '14:00', to: '16:00' },
    { key: '16:00-19:00', from: '16:00', to: '19:00' },
  ],
  capacity: 1,
  leadTimeHours: 24,
  horizonDays: 30,
  closedWeekdays: [0],
  closedPeriods: [],
  isClosedOnHolidays: true,
  isConfirmedAtOnce: true,
  isReminded: true,
}

/** A booking as a browser would send it: with the usual settings its slot is offered, and free unless somebody took it. */
export function contactAppointmentFixture(): Record<string, string | string[]> {
  // Not the very first: it may close between the making of the fixture and its use.
  const slot = offeredSlots(usual, new Date())[3]
  return {
    slot: slot ? choiceValue(slot) : '',
    title: 'mr',
    firstName: 'Noël',
    lastName: 'D’Hondt',
    email: 'noel.dhondt@example.org',
    phone: '0473 55 66 77',
    remark: 'Nous viendrons avec nos deux enfants.',
  }
}
