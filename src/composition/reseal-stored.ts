import type { CollectionSlug, Payload, Where } from 'payload'

import { env } from '@/lib/env'
import { resealText } from '@/lib/secrets/sealed-text'

/** Collections with a sealed text in their field `secret`. */
const collections = [
  'agentCalendars',
  'importSources',
  'secondFactors',
] as const satisfies readonly CollectionSlug[]

async function resealRows(payload: Payload, collection: (typeof collections)[number]): Promise<void> {
  const { docs } = await payload.db.find<{ id: string; secret?: string | null }>({
    collection,
    where: { secret: { exists: true } },
    pagination: false,
  })
  for (const { id, secret } of docs) {
    const resealed = resealText(secret ?? '', env.secrets)
    // Only where it is still the text that was read: an editor may enter another one meanwhile.
    const where: Where = { and: [{ id: { equals: id } }, { secret: { equals: secret } }] }
    if (resealed !== null) await payload.db.updateOne({ collection, where, data: { secret: resealed } })
  }
}

/** Written directly: nothing that anyone sees changes, and a save would end the drafts of open forms. */
async function resealCrm(payload: Payload): Promise<void> {
  const slug = 'siteConfig'
  const stored = await payload.db.findGlobal({ slug })
  const resealed = resealText(stored?.crm?.secret ?? '', env.secrets)
  if (resealed === null) return
  await payload.db.updateGlobal({ slug, data: { ...stored, crm: { ...stored.crm, secret: resealed } } })
}

/**
 * Task of the worker: seals what is stored with PAYLOAD_SECRET where it still is with PAYLOAD_SECRET_PREVIOUS, which is
 * not needed for it afterwards.
 */
export async function resealStored(payload: Payload): Promise<void> {
  if (env.secrets.length === 1) return
  for (const collection of collections) await resealRows(payload, collection)
  await resealCrm(payload)
}
