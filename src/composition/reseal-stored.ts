import type { CollectionSlug, Payload } from 'payload'

import { env } from '@/lib/env'
import { openSecrets } from '@/lib/payload/fields/secret-field'
import { resealText } from '@/lib/secrets/sealed-text'

/** Collections with a sealed text in their field `secret`. */
const collections = ['importSources', 'secondFactors'] as const satisfies readonly CollectionSlug[]

async function resealRows(payload: Payload, collection: (typeof collections)[number]): Promise<void> {
  const where = { secret: { exists: true } }
  const { docs } = await payload.db.find<{ id: string; secret?: string | null }>({
    collection,
    where,
    pagination: false,
  })
  for (const { id, secret } of docs) {
    const resealed = resealText(secret ?? '', env.secrets)
    if (resealed !== null) await payload.db.updateOne({ collection, id, data: { secret: resealed } })
  }
}

async function resealCrm(payload: Payload): Promise<void> {
  const slug = 'siteConfig'
  const stored = await payload.db.findGlobal({ slug })
  if (resealText(stored?.crm?.secret ?? '', env.secrets) === null) return
  // The server itself changes no value that anyone sees.
  const { crm } = await payload.findGlobal({ slug, depth: 0, overrideAccess: true, context: openSecrets() })
  // As the read before: the server itself changes no value that anyone sees.
  await payload.updateGlobal({ slug, data: { crm }, depth: 0, overrideAccess: true })
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
