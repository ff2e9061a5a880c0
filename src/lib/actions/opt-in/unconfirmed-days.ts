import type { Payload } from 'payload'

/** How long something waits for its confirmation before it is forgotten, in days. */
export async function readUnconfirmedDays(payload: Payload): Promise<number> {
  // A period of the settings that only staff may read; it decides when a link ends and goes nowhere else.
  const { retention } = await payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true })
  return retention.unconfirmedDays
}
