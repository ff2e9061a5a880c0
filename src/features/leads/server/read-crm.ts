import type { Payload } from 'payload'

import { openSecrets } from '@/lib/payload/fields/secret-field'
import type { SiteConfig } from '@/payload-types'

import { makeJsonReceiver } from './json-receiver'
import type { LeadReceiver } from './lead-receiver'
import { makeOmnicasaReceiver, omnicasaUrl } from './omnicasa-receiver'
import { parseReceiverUrl } from './receiver-url'
import { makeWhiseReceiver, whiseUrl } from './whise-receiver'

export interface Crm {
  receiver: LeadReceiver
  /** Kinds of form whose leads are passed on. */
  forms: readonly string[]
}

/** The address of an API, with a slash at its end, so that names of methods can follow. */
const apiUrl = (ownUrl: string | null | undefined, usual: string): URL | null =>
  parseReceiverUrl(ownUrl ? ownUrl.replace(/\/*$/, '/') : usual)

function makeReceiver({
  kind,
  url,
  secret,
  user,
  clientId,
  officeId,
  source,
}: NonNullable<SiteConfig['crm']>) {
  if (!secret) return null
  const sourceName = source || null
  if (kind === 'omnicasa') {
    const base = apiUrl(url, omnicasaUrl)
    return base && user
      ? makeOmnicasaReceiver({ url: base, customerName: user, customerPassword: secret, source: sourceName })
      : null
  }
  if (kind === 'whise') {
    const base = apiUrl(url, whiseUrl)
    return base && user && clientId && officeId
      ? makeWhiseReceiver({
          url: base,
          username: user,
          password: secret,
          clientId,
          officeId,
          source: sourceName,
        })
      : null
  }
  const receiverUrl = url ? parseReceiverUrl(url) : null
  return receiverUrl && makeJsonReceiver({ url: receiverUrl, secret })
}

/** The configured CRM; null when there is none, or when its settings are not complete. */
export async function readCrm(payload: Payload): Promise<Crm | null> {
  const { crm } = await payload.findGlobal({
    slug: 'siteConfig',
    depth: 0,
    select: { crm: true },
    // Only administrators may read URL and secret; they are used here and not returned to users.
    overrideAccess: true,
    context: openSecrets(),
  })
  const receiver = crm ? makeReceiver(crm) : null
  return receiver && { receiver, forms: crm?.forms ?? [] }
}
