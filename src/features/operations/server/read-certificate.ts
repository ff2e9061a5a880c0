import { isIP } from 'node:net'
import { connect } from 'node:tls'

import { errorCode } from '@/lib/values/format-error'

import type { Certificate } from '../model/site-readings'

const timeoutMs = 5000
/** A certificate lasts for weeks. */
const cacheMs = 10 * 60_000

/** Asks a server for its certificate; one that is wrong is read too. */
function fetchCertificate(url: URL): Promise<Certificate> {
  return new Promise((resolve) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const name = isIP(host) === 0 ? { servername: host } : {}
    const options = { host, port: Number(url.port || 443), rejectUnauthorized: false, ...name }
    const socket = connect(options, () => {
      const { valid_to: validTo, issuer } = socket.getPeerCertificate()
      const problem = socket.authorized ? null : String(socket.authorizationError)
      socket.destroy()
      const maker = [issuer?.O ?? issuer?.CN ?? ''].flat()[0] ?? ''
      resolve({ state: 'read', issuer: maker, validUntil: new Date(validTo).toISOString(), problem })
    })
    const fail = (reason: string) => {
      socket.destroy()
      resolve({ state: 'unreachable', reason })
    }
    socket.setTimeout(timeoutMs, () => fail('ETIMEDOUT'))
    socket.once('error', (error) => fail(errorCode(error) || error.message))
  })
}

let cached: { url: string; at: number; certificate: Promise<Certificate> } | null = null

/**
 * The certificate that visitors get at an address, as this server reads it; cached for ten minutes.
 *
 * @param url of the site; without https there is none
 */
export async function readCertificate(url: string, now: Date): Promise<Certificate> {
  const parsed = new URL(url)
  if (parsed.protocol !== 'https:') return { state: 'none' }
  if (cached?.url !== url || now.getTime() - cached.at > cacheMs)
    cached = { url, at: now.getTime(), certificate: fetchCertificate(parsed) }
  return cached.certificate
}
