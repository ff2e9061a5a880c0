import type { Payload } from 'payload'

import { openSecrets } from '@/lib/payload/fields/secret-field'
import type { SiteConfig } from '@/payload-types'
import { askStatus, isSuccess } from '@/lib/http/http-client'
import { createWebhook } from '@/lib/http/webhook-secret'
import { isRecord } from '@/lib/values/read-value'

import { type LeadReceiver, CrmRefusal, type Receipt } from './lead-receiver'
import { makeOmnicasaReceiver, omnicasaUrl } from './omnicasa-receiver'
import { parseReceiverUrl } from './receiver-url'
import type { PassedLead } from '../model/passed-lead'
import { timeoutMs, type Transport, callCrm, refusedBecause } from './call-crm'
import { toWhiseContact } from '../model/whise-lead'
import { makeWhiseSession } from './whise-session'

const whiseUrl = 'https://api.whise.eu/'

interface WhiseSettings {
  /** Ends with a slash; checked by `parseReceiverUrl`. */
  url: URL
  username: string
  password: string
  clientId: number
  officeId: number
  /** Key of the import source whose numbers Whise knows; null for any. */
  source: string | null
}

function idIn(answer: Record<string, unknown>): string | undefined {
  const { contact } = answer
  const id = answer.contactId ?? answer.id ?? (isRecord(contact) ? contact.id : undefined)
  return typeof id === 'number' || typeof id === 'string' ? String(id).slice(0, 40) : undefined
}

/** Leads as contacts of Whise. A contact is recognised by its e-mail address, so that a second attempt makes no double. */
export function makeWhiseReceiver(
  { url, username, password, clientId, officeId, source }: WhiseSettings,
  transport: Transport = {},
): LeadReceiver {
  const secrets = [password]
  const call = makeWhiseSession(
    { url, user: username, password, clientId, officeId },
    {
      post: (path, body, headers) =>
        callCrm({ url: new URL(path, url), body, secrets, ...(headers && { headers }) }, transport),
      isSignInRefused: (error) => error instanceof CrmRefusal && error.reason === 'signIn',
      noToken: () => new CrmRefusal('unreadable', { detail: 'token' }),
    },
  )

  const send = async (passed: PassedLead): Promise<Receipt> => {
    const answer = await call('v1/contacts/upsert', toWhiseContact(passed, { source, officeId }))
    if (!isRecord(answer)) throw new CrmRefusal('unreadable', { detail: 'contacts/upsert' })
    if (answer.isValidRequest === false)
      throw refusedBecause(JSON.stringify(answer.validationErrors ?? ''), secrets)
    const id = idIn(answer)
    return id === undefined ? {} : { id }
  }
  return { send }
}

/** Signed anew at each attempt, with the headers of Standard Webhooks (https://www.standardwebhooks.com). */
const headersFor = ({ lead }: PassedLead, body: string, secret: string): Record<string, string> => {
  const now = new Date()
  return {
    'webhook-id': lead.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': createWebhook(secret).sign(lead.id, now, body),
  }
}

/** 409: the receiver already has the lead. */
const isReceived = (status: number): boolean => isSuccess(status) || status === 409

interface JsonReceiverSettings {
  /** Checked by `parseReceiverUrl`. */
  url: URL
  secret: string
}

/** Posts leads as signed JSON. Redirects are not followed; only the status of the response counts. */
export function makeJsonReceiver(
  { url, secret }: JsonReceiverSettings,
  transport: Transport = {},
): LeadReceiver {
  const send = async (passed: PassedLead): Promise<Receipt> => {
    const body = JSON.stringify(passed)
    const headers = headersFor(passed, body, secret)
    const status = await askStatus({ url, headers, body, timeoutMs, ...transport })
    if (!isReceived(status)) throw new CrmRefusal('unavailable', { detail: `The CRM answered ${status}` })
    return {}
  }
  return { send }
}

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
