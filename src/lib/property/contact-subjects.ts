import type { PropertyGoal } from './goal'

/** What a visitor can ask about a property through the contact page; the values of its parameter `subject` (E8). */
export const contactSubjects = [
  'visit',
  'information',
  'documents',
  'friend',
  'appointment',
  'offer',
  'apply',
] as const
export type ContactSubject = (typeof contactSubjects)[number]

/**
 * Where an action of a property page leads.
 *
 * @param contactPath public path of the contact page, such as `/fr/contact/`
 */
export const contactHref = (contactPath: string, ref: number, subject: ContactSubject): string =>
  `${contactPath}?${new URLSearchParams({ ref: String(ref), subject })}`

/** The further subjects of a property that can be had: an offer for what is sold, an application for what is let. */
export function furtherSubjects(goal: PropertyGoal): ContactSubject[] {
  const own: ContactSubject[] = goal === 'sale' ? ['offer'] : goal === 'rent' ? ['apply'] : []
  return ['appointment', 'documents', ...own, 'friend']
}
