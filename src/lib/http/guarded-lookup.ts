import { lookup as resolve, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'

/**
 * Resolves a host name and refuses IP addresses that are not allowed, such as those of private networks. The check
 * belongs to the connection itself, so that a name cannot change between check and use (DNS rebinding). An address that
 * is a literal IP is connected to without a lookup: check it before.
 */
export const guardedLookup =
  (isAllowed: (ip: string) => boolean): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || !first) return callback(error ?? new Error('The name has no IP'), '', 0)
      if (!found.every(({ address }) => isAllowed(address)))
        return callback(new Error('The name leads to an IP that is not public'), '', 0)
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }
