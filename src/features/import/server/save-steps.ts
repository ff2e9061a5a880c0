import type { CollectionBeforeChangeHook } from 'payload'

import { collectionSteps } from '@/lib/payload/save-pipeline'

import { compareWithFeedAgain, lockEditedFields } from './lock-edited-fields'

/** The times of a schedule count from its last change on. */
const noteScheduleChange: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const isChanged = (name: string) => data[name] !== undefined && data[name] !== originalDoc?.[name]
  const changed = ['schedule', 'scheduleHour', 'active'].some(isChanged)
  return changed ? { ...data, scheduledAt: new Date().toISOString() } : data
}

export const importSteps = collectionSteps({
  lockEditedFields: {
    stage: 'derive',
    reason: 'the next import leaves what staff changed, and this save alone says what that is',
    for: ['properties'],
    // What an import saves is no edit of staff; its mapping has left locked fields out.
    skipsMapped: true,
    run: lockEditedFields,
  },
  noteScheduleChange: {
    stage: 'derive',
    reason: 'the times of a schedule count from its last change on',
    for: ['importSources'],
    run: noteScheduleChange,
  },
  compareWithFeedAgain: {
    stage: 'follow',
    reason: 'the next import compares the property with its feed again, when staff has unlocked a field',
    for: ['properties'],
    // An import notes by itself what it has applied.
    skipsMapped: true,
    run: compareWithFeedAgain,
  },
})
