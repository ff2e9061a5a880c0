import ipaddr from 'ipaddr.js'

import { env } from '@/lib/env'

/** The information of a request about its origin. */
type RequestSource = {
  /** The IP at the other end of the connection, noted by the HTTP server. */
  peer: string | null
  /** The header `X-Forwarded-For`. Each proxy appends the peer of its request; clients can send a forged list. */
  forwardedFor: string | null
  /** How many of our own proxies the request passed. */
  trustedProxies: number
}

/** Requests without a known IP share one limit. */
export const unknownIp = 'unknown'

const maxHeaderLength = 2000

/** Reads an IP with or without port (`1.2.3.4:5678`, `[::1]:80`) and zone (`fe80::1%eth0`). */
function parseIp(text: string | null | undefined): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const trimmed = text?.trim() ?? ''
  // The library would throw and catch an error, which takes longer than the rest of a request.
  if (trimmed === '') return null
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1]
  const withoutPort = /^\d+\.\d+\.\d+\.\d+(?=:\d+$)/.exec(trimmed)?.[0]
  const ip = (bracketed ?? withoutPort ?? trimmed).split('%')[0] ?? ''
  // The library also reads spellings such as `0x7f.1`, which no proxy writes.
  const isPlain = ipaddr.IPv4.isValidFourPartDecimal(ip) || ipaddr.IPv6.isValid(ip)
  return isPlain ? ipaddr.process(ip) : null
}

/** A household or a company has a whole IPv6 network of 64 bits; it counts as one client. */
const networkOf = (ip: ipaddr.IPv4 | ipaddr.IPv6): string =>
  ip.kind() === 'ipv4'
    ? ip.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/64`).toString()}/64`

/**
 * The client IP that limits count: an IPv4 address, an IPv6 network such as `2001:db8::/64`, or `unknownIp`.
 *
 * Only entries written by our own proxies are used: with two of them, the entry second from the end. A shorter list
 * means that the request came in behind the first proxy; its oldest entry was still written by one of ours.
 */
export function resolveClientIp({ peer, forwardedFor, trustedProxies }: RequestSource): string {
  const entries = trustedProxies > 0 ? (forwardedFor ?? '').slice(-maxHeaderLength).split(',') : []
  const trusted = entries.slice(-trustedProxies)[0]
  const ip = parseIp(trusted) ?? parseIp(peer)
  return ip === null ? unknownIp : networkOf(ip)
}

/**
 * Next gives routes no connection, so the HTTP server passes the peer's IP in this header; a value sent by a client is overwritten.
 */
export const peerHeader = 'x-perron-peer'

/**
 * The network of a client, for logs that must not name a household: the first 24 bits of an IPv4 address, the first 48 of
 * an IPv6 one, such as `203.0.113.0/24`; `unknownIp` for an unknown one.
 */
export function networkRange(clientIp: string): string {
  const ip = parseIp(clientIp.split('/')[0])
  if (ip === null) return unknownIp
  return ip.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${ip.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/48`).toString()}/48`
}

/** The network that a request came from; see `networkRange`. */
export const getClientIpRange = (headers: Headers): string => networkRange(getClientIp(headers))

/** The client IP of a request as limits count it; see `resolveClientIp`. */
export const getClientIp = (headers: Headers): string =>
  resolveClientIp({
    peer: headers.get(peerHeader),
    forwardedFor: headers.get('x-forwarded-for'),
    trustedProxies: env.trustedProxies,
  })
