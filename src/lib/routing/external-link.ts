export type LinkKind = 'internal' | 'external' | 'telephone' | 'mail'

export interface LinkTarget {
  kind: LinkKind
  href: string
  newTab: boolean
}

const maxLength = 2000
/** Browsers drop tabs and line ends inside an address and read a backslash as a slash: both hide another address. */
const misleading = /[\p{Cc}\p{Cs}\\]/u
const schemePattern = /^[a-z][a-z0-9+.-]*:/i
/** `immo.example:8080/x` begins like a scheme but names a host and a port. */
const hostWithPort = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d{1,5}(?=[/?#]|$)/i

function clean(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const text = raw.trim()
  return text === '' || text.length > maxLength || misleading.test(text) || text.startsWith('//')
    ? null
    : text
}

/** A user name before the host makes an address look like another one, so it is refused. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false
  try {
    const url = new URL(text)
    return url.hostname !== '' && url.username === '' && url.password === ''
  } catch {
    return false
  }
}

/** What an editor's link leads to and whether it opens in a new tab; null when it must not become a link. */
export function linkTarget(raw: unknown): LinkTarget | null {
  const href = clean(raw)
  if (href === null) return null
  const scheme = schemePattern.exec(href)?.[0].toLowerCase()
  if (scheme === undefined) return { kind: 'internal', href, newTab: false }
  if (scheme === 'tel:' && /^tel:\+?[\d\s().;=a-z-]+$/i.test(href))
    return { kind: 'telephone', href, newTab: true }
  if (scheme === 'mailto:' && /^mailto:[^\s<>]+$/i.test(href)) return { kind: 'mail', href, newTab: true }
  return isWebAddress(href) ? { kind: 'external', href, newTab: true } : null
}

/** The address of a website that editors or a feed may have written without `https://`; null when it is none. */
export function websiteAddress(raw: unknown): string | null {
  const text = clean(raw)
  if (text === null) return null
  if (schemePattern.test(text) && !hostWithPort.test(text)) return isWebAddress(text) ? text : null
  const address = `https://${text}`
  return isWebAddress(address) && new URL(address).hostname.includes('.') ? address : null
}
