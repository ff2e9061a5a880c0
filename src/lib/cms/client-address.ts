import { isIP } from 'node:net'

/** What is known of where a request comes from. */
export type Origins = {
  /** The address at the other end of the connection, noted by `peer-address.ts`. */
  peer: string | null
  /** The header `X-Forwarded-For`: each proxy adds at its end whom it got the request from. Anybody can send one. */
  forwardedFor: string | null
  /** How many proxies of our own the request passed. */
  trustedProxies: number
}

/** Limits count these together: nothing is known that tells them apart. */
export const unknownAddress = 'unknown'

const longestHeader = 2000

/** `1.2.3.4:5678` and `[::1]:80` lose their port, `fe80::1%eth0` its zone; whatever is no address becomes `null`. */
function plainAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1]
  const withoutPort = /^\d+\.\d+\.\d+\.\d+(?=:\d+$)/.exec(trimmed)?.[0]
  const address = (bracketed ?? withoutPort ?? trimmed).split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? null : mapped.toLowerCase()
}

/** All eight groups of an address of version 6. */
function groupsOf(address: string): string[] {
  // The address parser of the browser standard writes every spelling in the same way.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const left = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array<string>(left).fill('0'), ...last]
}

/** A household or a company has a whole network of version 6: its first four groups count. */
const network = (address: string): string =>
  isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address

/**
 * The address a request is counted under. Only what our own proxies wrote is believed: with two of them, the entry
 * second from the end. A shorter list came in behind the first proxy; its oldest entry is one of ours all the same.
 */
export function clientAddress({ peer, forwardedFor, trustedProxies }: Origins): string {
  const written = trustedProxies > 0 ? (forwardedFor ?? '').slice(-longestHeader).split(',') : []
  const believed = written.slice(-trustedProxies)[0]
  const address = plainAddress(believed) ?? plainAddress(peer)
  return address === null ? unknownAddress : network(address)
}
