import { randomBytes } from 'node:crypto'

import type { Payload } from 'payload'

import { makeCalendarKey } from './calendar-key'

const readSeed = async (payload: Payload, user: string): Promise<string | null> => {
  const storedUser = await payload.findByID({
    collection: 'users',
    id: user,
    depth: 0,
    // The seed is hidden from all users; the caller acts for the signed-in user.
    overrideAccess: true,
  })
  return storedUser.calendarSeed ?? null
}

/**
 * The key of the private calendar of a member of staff. A renewed key ends the former one at once.
 *
 * @param user id of the signed-in account
 */
export async function getCalendarKey(payload: Payload, user: string, isRenewed: boolean): Promise<string> {
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
