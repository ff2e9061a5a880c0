import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import type { ClientRequest, IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'

import type { LeadReceiver, PassedLead } from './lead-receiver'
import { isPublicAddress } from './public-address'
import { signBody } from './signature'

/** A receiver that takes longer has not received. */
const timeLimitMs = 10_000

/** How the outside is reached; tests put a server of their own in its place. */
export interface Transport {
  request: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest
  isAllowed: (address: string) => boolean
  timeLimitMs?: number
}

const internet: Transport = { request: httpsRequest, isAllowed: isPublicAddress }

/**
 * Finds the address of a name and refuses those behind our own walls. Done for the very connection that is made: a name
 * that is public when it is checked and private when it is used finds no gap.
 */
const guardedLookup =
  (isAllowed: Transport['isAllowed']): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error('The name has no address'), '', 0)
      if (!found.every(({ address }) => isAllowed(address)))
        return callback(new Error('The name leads to an address that is not public'), '', 0)
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }

const headersFor = (passed: PassedLead, body: string, secret: string): Record<string, string> => {
  const seconds = Math.floor(Date.now() / 1000)
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Perron',
    'idempotency-key': passed.lead.id,
    'x-perron-timestamp': String(seconds),
    'x-perron-signature': signBody(body, seconds, secret),
  }
}

/** Received; the second means that it was received before. */
const isReceived = (status: number): boolean => (status >= 200 && status < 300) || status === 409

export interface JsonReceiverSettings {
  /** Checked by `receiverAddress`. */
  url: URL
  secret: string
}

/** Posts a lead as signed JSON. No redirect is followed; of the answer only its status counts. */
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
        // What it says is not read: it may be endless.
        answer.destroy()
        if (isReceived(status)) done()
        else fail(new Error(`The CRM answered ${status}`))
      })
      request.on('error', fail)
      request.end(body)
    })
  return { send }
}
