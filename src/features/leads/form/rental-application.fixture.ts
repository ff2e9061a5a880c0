import { addDays, belgianDay } from '@/lib/time/belgian-time'

/** A rental application as a browser would send it, for a move in two months. */
export const rentalApplicationFixture = (): Record<string, string | string[]> => ({
  title: 'ms',
  firstName: 'Sarah',
  lastName: 'Nguyen',
  email: 'sarah.nguyen@example.org',
  phone: '0499 20 30 40',
  adults: '2',
  children: '1',
  childrenAges: '4',
  moveDate: addDays(belgianDay(new Date()), 60),
  incomeFirst: '2150',
  incomeSecond: '1800',
  rentsPaid: 'yes',
})
