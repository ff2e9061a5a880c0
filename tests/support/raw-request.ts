import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

import { siteUrl } from '../rig/site-url'

export interface RawRequest {
  /** The request line as given, without escaping or resolving. */
  target: string
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })
const patienceMs = 30_000
/** A redirect repeats a long URL twice, in a longer encoding. */
const maxHeaderSize = 200_000

/** Sends a request exactly as given: `fetch` would resolve dots and escape characters. */
export function sendRaw({ target, method = 'GET', headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, path: target, method, headers, maxHeaderSize }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
      })
    })
    sent.setTimeout(patienceMs, () => sent.destroy(new Error(`No answer to ${target.slice(0, 200)}`)))
    sent.on('error', reject)
    sent.end(body)
  })
}
