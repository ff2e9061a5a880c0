import ipaddr from 'ipaddr.js'

/** IPv6 addresses that are routed on the public internet (IANA, global unicast). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Reserved for protocols and documentation (RFC 2928, RFC 9637); the library has no ranges for some of them. */
const reservedIpv6 = ['2001::/23', '3fff::/20'].map((network) => ipaddr.IPv6.parseCIDR(network))

function isPublicIpv6(ip: ipaddr.IPv6): boolean {
  // Ranges that carry an IPv4 address inside, such as 6to4, are not `unicast` for the library.
  const isUnicast = ip.range() === 'unicast' && ip.match(globalUnicast)
  return isUnicast && !reservedIpv6.some((network) => ip.match(network))
}

/**
 * Whether an IP belongs to the public internet, so that a request to it cannot reach a private or reserved network.
 * Anything but an IPv4 address in four decimal parts or an IPv6 address is refused.
 */
export function isPublicIp(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text).range() === 'unicast'
  return ipaddr.IPv6.isValid(text) && isPublicIpv6(ipaddr.IPv6.parse(text))
}
