import type { Payload } from 'payload'

import type { StaffRole } from '@/lib/payload/access'
import { isOneOf } from '@/lib/values/read-value'

import { secondFactorDefaults, secondFactorModes, type SecondFactorMode } from '../model/second-factor-mode'

// Read by the log-in, before there is a user, and by the retention; neither shows the settings.
const readSettings = (payload: Payload) =>
  payload.findGlobal({ slug: 'security', depth: 0, overrideAccess: true })

/** What the agency asks of a role of staff. */
export async function readSecondFactorMode(payload: Payload, role: StaffRole): Promise<SecondFactorMode> {
  const mode = (await readSettings(payload)).secondFactor?.[role]
  return isOneOf(secondFactorModes, mode) ? mode : secondFactorDefaults[role]
}

/** How long log-ins are stored, in days. */
export async function readLogInDays(payload: Payload): Promise<number> {
  return (await readSettings(payload)).logInDays
}
