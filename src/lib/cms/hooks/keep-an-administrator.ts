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

/** Longer than a change of an account takes, with the reads that were under way beside it. */
const leavingMs = 30_000

/** Who gives up the role at this moment, and until when that is remembered. */
const leavers = new Map<string, number>()

function forgetOldLeavers(): void {
  for (const [id, until] of leavers) if (until < Date.now()) leavers.delete(id)
}

/**
 * Counting and leaving are two steps, and several accounts may go at once: each would still find the others in the
 * database. So whoever goes is remembered in the same breath as the others are counted, and counts no more. A change
 * that fails afterwards is remembered for half a minute too long, which refuses at worst one change too many.
 * Holds within one process: two of them could still take the last two at the same moment.
 */
async function refuseLast(req: PayloadRequest, id: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { equals: 'administrator' } },
    depth: 0,
    pagination: false,
    select: { role: true },
    ...asSystem(req),
  })
  if (!docs.some((administrator) => administrator.id === id)) return
  forgetOldLeavers()
  if (docs.every((administrator) => administrator.id === id || leavers.has(administrator.id))) {
    throw new APIError(studioMessage(req, refusal), 409, null, true)
  }
  leavers.set(id, Date.now() + leavingMs)
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
  if (data.role === 'administrator' && originalDoc) leavers.delete(String(originalDoc.id))
  const isDemoted = data.role !== undefined && data.role !== 'administrator'
  if (isDemoted && originalDoc?.role === 'administrator') await refuseLast(req, String(originalDoc.id))
  return data
}
