/** What the log of activities records of the staff. */
export const activityKinds = [
  'created',
  'saved',
  'published',
  'unpublished',
  'restored',
  'discarded',
  'deleted',
  'loggedIn',
  'exported',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Months that entries of the log are stored. */
export const activityMonths = 12

interface Change {
  operation: 'create' | 'update'
  /** Status of what is saved, and of what was there; undefined where a collection has no drafts. */
  status: unknown
  previousStatus: unknown
}

/** What a save was: a publication and its end are named as such. */
export function kindOfChange({ operation, status, previousStatus }: Change): ActivityKind {
  if (status === 'published') return 'published'
  if (previousStatus === 'published' && status === 'draft') return 'unpublished'
  return operation === 'create' ? 'created' : 'saved'
}
