/** A request for all documents of a property, as a browser would send it. */
export const documentRequestFixture = (): Record<string, string | string[]> => ({
  title: 'mr',
  firstName: 'Jeroen',
  lastName: 'De Smet',
  email: 'jeroen.desmet@example.org',
  phone: '0472 33 44 55',
})
