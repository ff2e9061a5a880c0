/**
 * Over https the cookies of sessions are `__Host-…`: browsers accept that name only from this host itself, with `Secure`
 * and for all paths, so that no other server of the domain can set them. The site reads them under their plain names, as
 * Payload does that of staff.
 */
export const hostName = (name: string): string => `__Host-${name}`

/** The value of a cookie in the header of a request; undefined without it. */
export const readCookie = (header: string, name: string): string | undefined =>
  // The first test is fast, and most requests have no such cookie.
  header.includes(`${name}=`)
    ? header
        .split(/; */)
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1)
    : undefined

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
