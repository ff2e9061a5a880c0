/**
 * Over https the cookies of sessions are `__Host-…`: browsers accept that name only from this host itself, with `Secure`
 * and for all paths, so that no other server of the domain can set them. Payload's prefix names its cookies of language
 * and theme too, which scripts read; so the names are changed on the way out and back on the way in.
 */
export const hostName = (name: string): string => `__Host-${name}`

/** The cookie header as the site reads it: a cookie of a plain name was not set by this site. */
export const toInnerCookies = (header: string, names: readonly string[]): string =>
  header
    .split(/; */)
    .filter((pair) => !names.some((name) => pair.startsWith(`${name}=`)))
    .map((pair) => {
      const name = names.find((each) => pair.startsWith(`${hostName(each)}=`))
      return name ? pair.replace(hostName(name), name) : pair
    })
    .join('; ')

/** Sets the cookie under its outer name. */
export function renameSetCookie(headers: Headers, name: string): void {
  const cookies = headers.getSetCookie()
  if (!cookies.some((cookie) => cookie.startsWith(`${name}=`))) return
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('set-cookie', cookie.startsWith(`${name}=`) ? hostName(cookie) : cookie)
}
