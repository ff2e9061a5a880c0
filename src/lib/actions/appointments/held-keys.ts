import type { Payload, Where } from 'payload'

type KeyName = 'seatKey' | 'holderKey'

/** Who holds which keys. */
export async function findHeld(payload: Payload, where: Where) {
  const { docs } = await payload.find({
    collection: 'appointments',
    depth: 0,
    limit: 1000,
    // Only which places are held is asked, for a visitor who may read none of it; no field of a person is selected.
    overrideAccess: true,
    pagination: false,
    select: { seatKey: true, holderKey: true, day: true },
    where,
  })
  return docs
}

/** Whether somebody holds this key by now: the reason why a write under a unique key was refused. */
export const isHeld = async (payload: Payload, name: KeyName, key: string): Promise<boolean> =>
  (await findHeld(payload, { [name]: { equals: key } })).length > 0
