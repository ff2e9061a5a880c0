/** A testimonial as a browser would send it. */
export const testimonialFixture: Record<string, string | string[]> = {
  lastName: 'Anne D.',
  about: 'a vendu une maison à Flémalle',
  email: 'anne.d@example.org',
  website: 'https://example.org/anne',
  comment: 'Une équipe à l’écoute, des photos soignées et une vente conclue en six semaines. Merci !',
}
