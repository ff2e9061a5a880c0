/** A request for the newsletter as a browser would send it. */
export const signNewsletterFixture: Record<string, string | string[]> = {
  email: 'claire.martin@example.org',
}
