import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { ClientRequest, IncomingMessage } from 'node:http'

import { guardedLookup } from '@/lib/http/guarded-lookup'
import { isPublicIp } from '@/lib/http/public-ip'

import type { LeadReceiver, PassedLead } from './lead-receiver'
import { createWebhook } from './webhook-secret'

/** A lead counts as not received after this time. */
const timeLimitMs = 10_000

/** The connection to the receiver. Tests use their own server. */
export interface Transport {
  request: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest
  isAllowed: (ip: string) => boolean
  timeLimitMs?: number
}

const internet: Transport = { request: httpsRequest, isAllowed: isPublicIp }

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
  const send = (passed: PassedLead): Promise<void> =>
    new Promise((done, fail) => {
      const body = JSON.stringify(passed)
      const options: RequestOptions = {
        method: 'POST',
        agent: false,
        headers: headersFor(passed, body, secret),
        lookup: guardedLookup(transport.isAllowed),
        signal: AbortSignal.timeout(transport.timeLimitMs ?? timeLimitMs),
      }
      const request = transport.request(url, options, (answer) => {
        const { statusCode: status = 0 } = answer
        // The body is not read: it may be endless.
        answer.destroy()
        if (isReceived(status)) done()
        else fail(new Error(`The CRM answered ${status}`))
      })
      request.on('error', fail)
      request.end(body)
    })
  return { send }
}
