import type { Payload, Where } from 'payload'

type KeyName = 'seatKey' | 'holderKey'

/** Rows of the bookings that match, with their keys. */
export async function findHeld(payload: Payload, where: Where) {
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: 1000,
    // Visitors may not read bookings; only keys and days are selected, no personal field.
    overrideAccess: true,
    pagination: false,
    select: { seatKey: true, holderKey: true, day: true },
    where,
  })
  return docs
}

/** Whether the key is taken now: the reason why a write under a unique key failed. */
export const isHeld = async (payload: Payload, name: KeyName, key: string): Promise<boolean> =>
  (await findHeld(payload, { [name]: { equals: key } })).length > 0
