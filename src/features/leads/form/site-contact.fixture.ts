/** A message as a browser would send it. */
export const siteContactFixture: Record<string, string | string[]> = {
  title: 'ms',
  firstName: 'Élise',
  lastName: 'Dupont',
  email: 'elise.dupont@example.org',
  phone: '0470 12 34 56',
  message: 'Bonjour, je souhaite vendre ma maison à Flémalle. Quand pouvez-vous me rappeler ?',
}
