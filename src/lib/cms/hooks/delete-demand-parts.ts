import type { CollectionBeforeDeleteHook } from 'payload'

import { asSystem } from '../as-system'
import { deleteWhere } from '../delete-where'

/** What was sent for a search goes with it; the database would refuse to let one go without the other. */
export const deleteDemandParts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { req: within } = asSystem(req)
  await deleteWhere(req.payload, 'alertDeliveries', { demand: { equals: id } }, { req: within })
}
