/** A question about a project as a browser would send it. */
export const contactConstructionFixture: Record<string, string | string[]> = {
  title: 'mr',
  firstName: 'Karl',
  lastName: 'Schmitz',
  email: 'karl.schmitz@example.org',
  phone: '+32 87 55 66 77',
  message: 'Welche Wohnungen mit zwei Schlafzimmern sind noch frei, und wann werden sie übergeben?',
}
