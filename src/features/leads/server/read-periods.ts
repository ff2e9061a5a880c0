import type { Payload } from 'payload'

import type { FormKind } from '@/features/submissions/model/form-kinds'
import { retentionMonthsIn } from '@/features/submissions/server/api'

export interface Periods {
  /** Months until the leads of a form are deleted. */
  monthsOf: (kind: FormKind) => number
  mailDays: number
  unconfirmedDays: number
  consentMonths: number
}

/** The retention periods of the agency. */
export async function readPeriods(payload: Payload): Promise<Periods> {
  // Only staff may read these settings; the caller derives dates from them.
  const settings = await payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true })
  return { monthsOf: (kind) => retentionMonthsIn(payload, settings, kind), ...settings.retention }
}
