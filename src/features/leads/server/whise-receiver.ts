import { isRecord, textOf } from '@/lib/values/read-value'

import type { PassedLead } from '../model/passed-lead'
import { toWhiseContact } from '../model/whise-lead'
import { callCrm, internet, refusedBecause, type Transport } from './call-crm'
import { CrmRefusal, type LeadReceiver, type Receipt } from './lead-receiver'

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
  transport: Transport = internet,
): LeadReceiver {
  const secrets = [password]
  let token: Promise<string> | undefined

  const post = (path: string, body: unknown, bearer?: string) =>
    callCrm(
      {
        ...{ url: new URL(path, url), method: 'POST', body, secrets },
        ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }),
      },
      transport,
    )

  const tokenIn = (answer: unknown): string => {
    const found = isRecord(answer) ? textOf(answer.token) : ''
    // Node refuses a header with control characters.
    if (!/^[\x21-\x7e]{1,4000}$/.test(found)) throw new CrmRefusal('unreadable', { detail: 'token' })
    return found
  }

  async function signIn(): Promise<string> {
    const account = tokenIn(await post('token', { Username: username, Password: password }))
    return tokenIn(await post('v1/admin/clients/token', { ClientId: clientId, OfficeId: officeId }, account))
  }

  /** One sign-in for all leads of a run; a failed one is not kept. */
  const getToken = (): Promise<string> =>
    (token ??= signIn().catch((error: unknown) => {
      token = undefined
      throw error
    }))

  async function upsert(contact: Record<string, unknown>): Promise<unknown> {
    const used = await getToken()
    try {
      return await post('v1/contacts/upsert', contact, used)
    } catch (error) {
      if (!(error instanceof CrmRefusal && error.reason === 'signIn')) throw error
      // The token has expired meanwhile.
      token = undefined
      return post('v1/contacts/upsert', contact, await getToken())
    }
  }

  const send = async (passed: PassedLead): Promise<Receipt> => {
    const answer = await upsert(toWhiseContact(passed, { source, officeId }))
    if (!isRecord(answer)) throw new CrmRefusal('unreadable', { detail: 'contacts/upsert' })
    if (answer.isValidRequest === false)
      throw refusedBecause(JSON.stringify(answer.validationErrors ?? ''), secrets)
    const id = idIn(answer)
    return id === undefined ? {} : { id }
  }
  return { send }
}
