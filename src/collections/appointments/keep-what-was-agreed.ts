import type { CollectionBeforeChangeHook } from 'payload'

/** What only the actions in `lib/actions` change, each in one atomic write. */
export const agreedFields = [
  'property',
  'day',
  'slot',
  'hours',
  'status',
  'calendarSequence',
  'seatKey',
  'holderKey',
  'submissionKey',
  'lead',
  'bookedBy',
  'untold',
] as const

/**
 * Payload writes whole documents: who saves a remark would write the day, the seat and the status along as they were
 * when the document was opened, and undo what the visitor changed meanwhile. So they are left out of the write.
 */
export const keepWhatWasAgreed: CollectionBeforeChangeHook = ({ data, operation }) => {
  if (operation === 'create') return data
  const kept = new Set<string>(agreedFields)
  return Object.fromEntries(Object.entries(data).filter(([name]) => !kept.has(name)))
}
