import type { Payload } from 'payload'

import { makeJsonReceiver } from './json-receiver'
import type { LeadReceiver } from './lead-receiver'
import { receiverAddress } from './receiver-address'

export interface Crm {
  receiver: LeadReceiver
  /** Kinds of form whose leads are passed on. */
  forms: readonly string[]
}

/** The CRM an administrator named; null when there is none. */
export async function readCrm(payload: Payload): Promise<Crm | null> {
  const { crm } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { crm: true },
    // Address and secret are an administrator's to read; here they are used and not shown.
    overrideAccess: true,
  })
  const url = crm?.url ? receiverAddress(crm.url) : null
  if (!url || !crm?.secret) return null
  return { receiver: makeJsonReceiver({ url, secret: crm.secret }), forms: crm.forms ?? [] }
}
