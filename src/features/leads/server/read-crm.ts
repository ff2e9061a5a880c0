import type { Payload } from 'payload'

import { openSecrets } from '@/lib/payload/fields/secret-field'

import { makeJsonReceiver } from './json-receiver'
import type { LeadReceiver } from './lead-receiver'
import { parseReceiverUrl } from './receiver-url'

export interface Crm {
  receiver: LeadReceiver
  /** Kinds of form whose leads are passed on. */
  forms: readonly string[]
}

/** The configured CRM; null when there is none. */
export async function readCrm(payload: Payload): Promise<Crm | null> {
  const { crm } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { crm: true },
    // Only administrators may read URL and secret; they are used here and not returned to users.
    overrideAccess: true,
    context: openSecrets(),
  })
  const url = crm?.url ? parseReceiverUrl(crm.url) : null
  if (!url || !crm?.secret) return null
  return { receiver: makeJsonReceiver({ url, secret: crm.secret }), forms: crm.forms ?? [] }
}
