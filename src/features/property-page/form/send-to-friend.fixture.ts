/** A recommendation of a property as a browser would send it. */
export const sendToFriendFixture: Record<string, string | string[]> = {
  firstName: 'Sofie',
  lastName: 'Janssens',
  email: 'sofie.janssens@example.org',
  friendName: 'Tom',
  friendEmail: 'tom@example.org',
  message: 'Iets voor jullie? De tuin is groter dan op de foto.',
}
