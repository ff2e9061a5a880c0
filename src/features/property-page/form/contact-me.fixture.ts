/** A question about a property as a browser would send it. */
export const contactMeFixture: Record<string, string | string[]> = {
  title: 'mr',
  firstName: 'Jan',
  lastName: 'Peeters',
  email: 'jan.peeters@example.org',
  phone: '0478 98 76 54',
  message: 'Is de elektriciteit gekeurd, en hoeveel bedraagt het kadastraal inkomen?',
}
