import { isRecord } from '@/lib/values/read-value'

import type { PassedLead } from '../model/passed-lead'
import { toWhiseContact } from '../model/whise-lead'
import { callCrm, refusedBecause, type Transport } from './call-crm'
import { CrmRefusal, type LeadReceiver, type Receipt } from './lead-receiver'
import { makeWhiseSession } from './whise-session'

export const whiseUrl = 'https://api.whise.eu/'

export interface WhiseSettings {
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
