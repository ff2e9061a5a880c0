import type { CollectionSlug } from 'payload'

/** What becomes of a row in which a person is found. */
export type ErasureAction = 'delete' | 'anonymise' | 'redact'

export interface PersonalCollection {
  slug: CollectionSlug
  /** Path of the address of the person the row belongs to. */
  address?: string
  /** Field that names the lead the row came from: the row belongs to the lead's person. */
  lead?: string
  /** When the row belongs to the person. */
  own: ErasureAction
  /** When the address stands elsewhere in it. */
  mentioned: ErasureAction
}

/**
 * Where visitors leave their data, in the order in which they are erased: what is found through a lead comes before the
 * leads, so that a second run after a crash finds it again. A test compares this with every collection there is.
 */
export const personalCollections: readonly PersonalCollection[] = [
  { slug: 'documentRequests', lead: 'lead', own: 'delete', mentioned: 'delete' },
  { slug: 'communications', lead: 'lead', own: 'anonymise', mentioned: 'redact' },
  { slug: 'testimonials', lead: 'originKey', own: 'delete', mentioned: 'delete' },
  { slug: 'appointments', address: 'person.email', lead: 'lead', own: 'anonymise', mentioned: 'redact' },
  { slug: 'demands', address: 'email', own: 'delete', mentioned: 'delete' },
  { slug: 'newsletterSubscriptions', address: 'email', own: 'delete', mentioned: 'delete' },
  { slug: 'subscribers', address: 'email', own: 'delete', mentioned: 'delete' },
  // A mail about somebody else's lead stays with them, unless the lead names the person; see `find-person.ts`.
  { slug: 'outbox', address: 'recipient', lead: 'lead', own: 'delete', mentioned: 'delete' },
  { slug: 'leadEvents', lead: 'lead', own: 'delete', mentioned: 'redact' },
  { slug: 'leads', address: 'person.email', own: 'delete', mentioned: 'redact' },
  { slug: 'importRuns', own: 'redact', mentioned: 'redact' },
  { slug: 'payload-jobs', own: 'delete', mentioned: 'delete' },
  { slug: 'payload-preferences', own: 'delete', mentioned: 'delete' },
]

/** People the agency has a contract with: told, never erased by itself. */
export const keptCollections: readonly { slug: CollectionSlug; address: string }[] = [
  { slug: 'owners', address: 'email' },
]

/** The agency itself: an address of these cannot be erased here. */
export const staffCollections: readonly { slug: CollectionSlug; address: string }[] = [
  { slug: 'users', address: 'email' },
  { slug: 'agents', address: 'email' },
]
