/**
 * Over https the session cookie is `__Host-…`: browsers accept that name only from this host itself, with `Secure` and
 * for all paths, so that no other server of the domain can set it. Payload's prefix names its cookies of language and
 * theme too, which scripts read; so the name of this one is changed on the way out and back on the way in.
 */

const hostName = (name: string): string => `__Host-${name}`

/** The cookie header as Payload reads it: a cookie of the plain name was not set by this site. */
export const toInnerCookies = (header: string, name: string): string =>
  header
    .split(/; */)
    .filter((pair) => !pair.startsWith(`${name}=`))
    .map((pair) => (pair.startsWith(`${hostName(name)}=`) ? pair.replace(hostName(name), name) : pair))
    .join('; ')

/** Sets the cookie under its outer name. */
export function renameSetCookie(headers: Headers, name: string): void {
  const cookies = headers.getSetCookie()
  if (!cookies.some((cookie) => cookie.startsWith(`${name}=`))) return
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('set-cookie', cookie.startsWith(`${name}=`) ? hostName(cookie) : cookie)
}
