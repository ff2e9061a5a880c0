import { isRecord } from '@/lib/values/read-value'

import { toOmnicasaCall } from '../model/omnicasa-lead'
import type { PassedLead } from '../model/passed-lead'
import { callCrm, refusedBecause, type Transport } from './call-crm'
import { CrmRefusal, type LeadReceiver, type Receipt } from './lead-receiver'

export const omnicasaUrl = 'https://newapi.omnicasa.com/1.12/OmnicasaService.svc/'

/** Omnicasa takes its parameters from the URL, and servers refuse longer ones. */
const maxUrlLength = 7500

export interface OmnicasaSettings {
  /** Ends with a slash; checked by `parseReceiverUrl`. */
  url: URL
  customerName: string
  customerPassword: string
  /** Key of the import source whose numbers Omnicasa knows; null for any. */
  source: string | null
}

/** Shortens the text of the lead until the URL fits; its last line, the page in the studio, stays. */
function toUrl(base: URL, method: string, params: Record<string, unknown>): URL {
  const url = new URL(`${method}Json`, base)
  const textName = 'Content' in params ? 'Content' : 'Comment'
  const lines = String(params[textName] ?? '').split('\n')
  const studioUrl = lines.pop() ?? ''
  let text = lines.join('\n')
  for (;;) {
    url.searchParams.set('json', JSON.stringify({ ...params, [textName]: `${text}\n${studioUrl}` }))
    const excess = url.href.length - maxUrlLength
    if (excess <= 0 || text === '') return url
    // An encoded character takes up to twelve in the URL; a pair of surrogates stays whole.
    text = [...text].slice(0, -Math.max(1, Math.ceil(excess / 12))).join('')
  }
}

const idIn = (value: unknown): string | undefined => {
  const id = isRecord(value) ? (value.ID ?? value.Id ?? value.PersonID) : value
  return (typeof id === 'number' && id > 0) || (typeof id === 'string' && /^\d{1,12}$/.test(id))
    ? String(id)
    : undefined
}

/** @throws CrmRefusal unless Omnicasa accepted the call */
function readResult(answer: unknown, method: string, secrets: readonly string[]): Receipt {
  const wrapped = isRecord(answer) ? (answer[`${method}JsonResult`] ?? answer) : null
  if (!isRecord(wrapped) || typeof wrapped.Success !== 'boolean')
    throw new CrmRefusal('unreadable', { detail: method })
  if (!wrapped.Success) throw refusedBecause(String(wrapped.Message ?? wrapped.Code ?? ''), secrets)
  const id = idIn(wrapped.Value)
  return id === undefined ? {} : { id }
}

/**
 * Leads as contacts and demands of Omnicasa. The API has no key against doubles: a lead whose answer was lost may be
 * there twice, with the same id in `CustomStr1`.
 */
export function makeOmnicasaReceiver(
  { url, customerName, customerPassword, source }: OmnicasaSettings,
  transport: Transport = {},
): LeadReceiver {
  const secrets = [customerPassword, encodeURIComponent(customerPassword), customerName]
  const send = async (passed: PassedLead): Promise<Receipt> => {
    const { method, params } = toOmnicasaCall(passed, source)
    // In these spellings, as the clients of the API write them.
    const account = { CustomerName: customerName, customerPassword }
    const call = { url: toUrl(url, method, { ...account, ...params }), secrets }
    return readResult(await callCrm(call, transport), method, secrets)
  }
  return { send }
}
