import type { Payload } from 'payload'

import type { FormKind } from '@/lib/leads/form-kinds'

export interface Periods {
  /** Months a form's leads are kept. */
  monthsOf: (kind: FormKind) => number
  mailDays: number
  unconfirmedDays: number
  consentMonths: number
}

/** How long the agency wants to keep what. */
export async function readPeriods(payload: Payload): Promise<Periods> {
  // Only staff read these settings; here they become dates.
  const settings = await payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true })
  return { monthsOf: (kind) => settings[kind].retentionMonths, ...settings.retention }
}
