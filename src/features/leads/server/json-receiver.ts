import type { PassedLead } from '../model/passed-lead'
import { callOptions, internet, type Transport } from './call-crm'
import { CrmRefusal, type LeadReceiver, type Receipt } from './lead-receiver'
import { createWebhook } from '@/lib/http/webhook-secret'

/** Signed anew at each attempt, with the headers of Standard Webhooks (https://www.standardwebhooks.com). */
const headersFor = ({ lead }: PassedLead, body: string, secret: string): Record<string, string> => {
  const now = new Date()
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Perron',
    'webhook-id': lead.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': createWebhook(secret).sign(lead.id, now, body),
  }
}

/** 409: the receiver already has the lead. */
const isReceived = (status: number): boolean => (status >= 200 && status < 300) || status === 409

export interface JsonReceiverSettings {
  /** Checked by `parseReceiverUrl`. */
  url: URL
  secret: string
}

/** Posts leads as signed JSON. Redirects are not followed; only the status of the response counts. */
export function makeJsonReceiver(
  { url, secret }: JsonReceiverSettings,
  transport: Transport = internet,
): LeadReceiver {
  const send = (passed: PassedLead): Promise<Receipt> =>
    new Promise((done, fail) => {
      const body = JSON.stringify(passed)
      const options = callOptions(transport, { method: 'POST', headers: headersFor(passed, body, secret) })
      const request = transport.request(url, options, (answer) => {
        const { statusCode: status = 0 } = answer
        // The body is not read: it may be endless.
        answer.destroy()
        if (isReceived(status)) done({})
        else fail(new CrmRefusal('unavailable', { detail: `The CRM answered ${status}` }))
      })
      request.on('error', fail)
      request.end(body)
    })
  return { send }
}
