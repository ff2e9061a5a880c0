import type { CollectionSlug } from 'payload'

/** The treatment of a row about a person. */
export type ErasureAction = 'delete' | 'anonymise' | 'redact'

export interface PersonalCollection {
  slug: CollectionSlug
  /** Path of the field with the e-mail address of the person the row belongs to. */
  emailPath?: string
  /** Field that names the lead the row came from: the row belongs to the lead's person. */
  lead?: string
  /** When the row belongs to the person. */
  action: ErasureAction
  /** When the e-mail address occurs elsewhere in the row. */
  mentioned: ErasureAction
}

/**
 * The collections with data of visitors, in the order of erasure: rows found through a lead come before the leads, so
 * that a second run after a crash finds them again. A test compares the list with all collections.
 */
export const personalCollections: readonly PersonalCollection[] = [
  { slug: 'documentRequests', lead: 'lead', action: 'delete', mentioned: 'delete' },
  { slug: 'communications', lead: 'lead', action: 'anonymise', mentioned: 'redact' },
  { slug: 'testimonials', lead: 'originKey', action: 'delete', mentioned: 'delete' },
  { slug: 'appointments', emailPath: 'person.email', lead: 'lead', action: 'anonymise', mentioned: 'redact' },
  { slug: 'demands', emailPath: 'email', action: 'delete', mentioned: 'delete' },
  { slug: 'alertDeliveries', emailPath: 'email', action: 'delete', mentioned: 'delete' },
  { slug: 'suppressedEmails', emailPath: 'email', action: 'delete', mentioned: 'delete' },
  { slug: 'mailEvents', emailPath: 'email', action: 'delete', mentioned: 'delete' },
  { slug: 'newsletterSubscriptions', emailPath: 'email', action: 'delete', mentioned: 'delete' },
  { slug: 'linkRequests', emailPath: 'email', action: 'delete', mentioned: 'delete' },
  { slug: 'subscriberLinks', emailPath: 'email', action: 'delete', mentioned: 'delete' },
  { slug: 'subscribers', emailPath: 'email', action: 'delete', mentioned: 'delete' },
  // An e-mail about another person's lead stays with that person, unless the lead names this one; see
  // `find-person.ts`.
  { slug: 'outbox', emailPath: 'recipient', lead: 'lead', action: 'delete', mentioned: 'delete' },
  { slug: 'leadEvents', lead: 'lead', action: 'delete', mentioned: 'redact' },
  { slug: 'leads', emailPath: 'person.email', action: 'delete', mentioned: 'redact' },
  { slug: 'previewLinks', emailPath: 'email', action: 'delete', mentioned: 'delete' },
  // What an outsider said, with the name; the approval goes with it.
  { slug: 'reviews', action: 'delete', mentioned: 'delete' },
  { slug: 'importRuns', action: 'redact', mentioned: 'redact' },
  { slug: 'importRecords', action: 'redact', mentioned: 'redact' },
  { slug: 'comments', action: 'redact', mentioned: 'redact' },
  { slug: 'payload-jobs', action: 'delete', mentioned: 'delete' },
  { slug: 'payload-preferences', action: 'delete', mentioned: 'delete' },
]

/** People the agency has a contract with: reported, never erased here. */
export const retainedCollections: readonly { slug: CollectionSlug; emailPath: string }[] = [
  { slug: 'owners', emailPath: 'email' },
]

/** Staff of the agency: their e-mail addresses cannot be erased here. */
export const staffCollections: readonly { slug: CollectionSlug; emailPath: string }[] = [
  { slug: 'users', emailPath: 'email' },
  { slug: 'agents', emailPath: 'email' },
  { slug: 'importSources', emailPath: 'contactEmail' },
]
