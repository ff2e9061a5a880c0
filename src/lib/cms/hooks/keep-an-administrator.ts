import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import type { Localized } from '@/lib/i18n/locales'

import { asSystem } from '../as-system'
import { studioMessage } from '../studio-message'

const refusal: Localized = {
  nl: 'Dit is de laatste beheerder. Geef eerst iemand anders de rol van beheerder.',
  fr: 'C’est le dernier administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.',
  en: 'This is the last administrator. First give somebody else that role.',
  de: 'Dies ist der letzte Administrator. Geben Sie diese Rolle zuerst jemand anderem.',
}

/** The administrators that the operation under way takes the role from. */
const leavers = new WeakMap<object, Set<string>>()

/**
 * Payload changes and deletes several accounts at once: each would still find the others in the database. So those
 * that go are remembered with the operation, in the same breath as they are counted.
 */
async function refuseLast(req: PayloadRequest, id: string): Promise<void> {
  const { context } = req
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    depth: 0,
    pagination: false,
    select: { role: true },
    ...asSystem(req),
  })
  if (!docs.some((administrator) => administrator.id === id)) return
  const leaving = leavers.get(context) ?? new Set<string>()
  if (docs.every((administrator) => administrator.id === id || leaving.has(administrator.id))) {
    throw new APIError(studioMessage(req, refusal), 409, null, true)
  }
  leavers.set(context, leaving.add(id))
}

/** The last administrator stays: nobody else could make another one, and the first is made by a script. */
export const refuseLastAdministratorDeletion: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseLast(req, String(id))

/** The last administrator keeps the role. */
export const refuseLastAdministratorDemotion: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const isDemoted = data.role !== undefined && data.role !== 'administrator'
  if (isDemoted && originalDoc?.role === 'administrator') await refuseLast(req, String(originalDoc.id))
  return data
}
