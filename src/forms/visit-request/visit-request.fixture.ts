const dayInMs = 24 * 60 * 60 * 1000

/** A request for a viewing as a browser would send it, for a day next week. */
export const visitRequestFixture = (): Record<string, string | string[]> => ({
  title: 'ms',
  firstName: 'Aurélie',
  lastName: 'Lambert',
  email: 'aurelie.lambert@example.org',
  phone: '0495 11 22 33',
  preferredDay: new Date(Date.now() + 7 * dayInMs).toISOString().slice(0, 10),
  timeSlot: 'evening',
  contactDevice: 'phone',
  message: 'Nous serions deux. Le samedi matin convient aussi.',
})
