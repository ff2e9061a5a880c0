import { collectionSteps, globalSteps } from '@/lib/payload/save-pipeline'

import { recordOverride } from './record-override'
import { refreshCompliance } from './refresh-compliance'
import { refuseIncomplete } from './refuse-incomplete'

export const complianceSteps = collectionSteps({
  recordOverride: {
    stage: 'derive',
    reason: 'who set the checklist aside, and when',
    for: ['properties'],
    run: recordOverride,
  },
  refuseIncomplete: {
    stage: 'check',
    reason:
      'a property is published with its mandatory mentions; after the columns, which say whether they are there',
    for: ['properties'],
    run: refuseIncomplete,
  },
})

export const globalComplianceSteps = globalSteps({
  refreshCompliance: {
    stage: 'follow',
    reason: 'other rules change what properties lack',
    for: ['compliance'],
    run: refreshCompliance,
  },
})
