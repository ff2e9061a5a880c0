import { addDays, belgianDay } from '@/lib/time/belgian-time'

/** A request for a viewing as a browser would send it, for a day next week. */
export const visitRequestFixture = (): Record<string, string | string[]> => ({
  title: 'ms',
  firstName: 'Aurélie',
  lastName: 'Lambert',
  email: 'aurelie.lambert@example.org',
  phone: '0495 11 22 33',
  preferredDay: addDays(belgianDay(new Date()), 7),
  timeSlot: 'evening',
  contactDevice: 'phone',
  message: 'Nous serions deux. Le samedi matin convient aussi.',
})
