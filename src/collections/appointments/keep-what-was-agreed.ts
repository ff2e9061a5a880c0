import { keepForSystem } from '@/lib/cms/hooks/keep-for-system'

/** What only the actions in `lib/actions` change, each in one atomic write. */
const agreedFields = [
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
]

/** Who saves a remark undoes nothing that the visitor changed meanwhile. */
export const keepWhatWasAgreed = keepForSystem(agreedFields)
