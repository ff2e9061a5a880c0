import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import { makeCalendarKey } from '@/lib/signed/calendar-key'

const readSeed = async (payload: Payload, user: string): Promise<string | null> => {
  const found = await payload.findByID({
    collection: 'users',
    id: user,
    depth: 0,
    // Hidden from everybody; the caller asks for the calendar of whoever is signed in.
    overrideAccess: true,
  })
  return found.calendarSeed ?? null
}

/**
 * The name of the private calendar of a member of staff. Renewing it ends the former one at once.
 *
 * @param user id of the account that asks for its own calendar
 */
export async function calendarKeyOf(payload: Payload, user: string, isRenewed: boolean): Promise<string> {
  const seed = isRenewed ? null : await readSeed(payload, user)
  if (seed) return makeCalendarKey(user, seed, payload.secret)
  const made = randomBytes(24).toString('base64url')
  await payload.db.updateOne({
    collection: 'users',
    id: user,
    data: { calendarSeed: made },
    returning: false,
  })
  return makeCalendarKey(user, made, payload.secret)
}
