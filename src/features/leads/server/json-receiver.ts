import type { PassedLead } from '../model/passed-lead'
import { timeoutMs, type Transport } from './call-crm'
import { CrmRefusal, type LeadReceiver, type Receipt } from './lead-receiver'
import { askStatus, isSuccess } from '@/lib/http/http-client'
import { createWebhook } from '@/lib/http/webhook-secret'

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

export interface JsonReceiverSettings {
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
