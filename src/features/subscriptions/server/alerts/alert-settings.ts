import type { Payload } from 'payload'

interface AlertSettings {
  /** The smallest price cut that is reported, in percent of the price last reported. */
  minCutPercent: number
  /** At-once e-mails to one address on one Belgian day; more wait for the next digest. */
  maxPerDay: number
}

/** The agency's settings of alerts. */
export async function readAlertSettings(payload: Payload): Promise<AlertSettings> {
  // Only staff may read these settings; the worker has no user.
  const { alerts } = await payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true })
  return { minCutPercent: alerts.minCutPercent, maxPerDay: alerts.maxPerDay }
}
