/** A link as data: label and URL. */
export interface LinkItem {
  label: string
  href: string
  /** For `data-field`. */
  field?: string | undefined
}

type LinkKind = 'internal' | 'external' | 'telephone' | 'mail'

interface LinkTarget {
  kind: LinkKind
  href: string
  newTab: boolean
}

const maxLength = 2000
/** Browsers drop tabs and line ends inside a URL and read a backslash as a slash: both hide another URL. */
const misleading = /[\p{Cc}\p{Cs}\\]/u
const schemePattern = /^[a-z][a-z0-9+.-]*:/i
/** `immo.example:8080/x` begins like a scheme but is a host and a port. */
const hostWithPort = /^[a-z0-9-]+(\.[a-z0-9-]+)+:\d{1,5}(?=[/?#]|$)/i

function clean(raw: unknown): string | null {
  if (typeof raw !== 'string') return null
  const text = raw.trim()
  return text === '' || text.length > maxLength || misleading.test(text) || text.startsWith('//')
    ? null
    : text
}

/**
 * Whether a text is an http or https URL. A user name before the host makes a URL look like another, so it is refused.
 */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false
  try {
    const url = new URL(text)
    return url.hostname !== '' && url.username === '' && url.password === ''
  } catch {
    return false
  }
}

/**
 * The URL of a text and whether it opens in a new tab; null for a scheme or a form that is never linked. `{phone}` is the
 * placeholder of the agency's number, as it is stored.
 */
export function linkTarget(raw: unknown): LinkTarget | null {
  const href = clean(raw)
  if (href === null) return null
  const scheme = schemePattern.exec(href)?.[0].toLowerCase()
  if (scheme === undefined) return { kind: 'internal', href, newTab: false }
  if (scheme === 'tel:' && /^tel:(?:\+?[\d\s().;=a-z-]+|\{phone\})$/i.test(href))
    return { kind: 'telephone', href, newTab: true }
  if (scheme === 'mailto:' && /^mailto:[^\s<>]+$/i.test(href)) return { kind: 'mail', href, newTab: true }
  return isWebUrl(href) ? { kind: 'external', href, newTab: true } : null
}

/**
 * The one check of links that editors write, used when they are stored and when they are rendered: http and https URLs,
 * telephone, e-mail, paths from the root of this site and anchors. A relative path would depend on its page.
 *
 * @returns null for anything that must not become a link
 */
export function findSafeLink(raw: unknown): LinkTarget | null {
  const target = linkTarget(raw)
  return target && (target.kind !== 'internal' || /^[/#]/.test(target.href)) ? target : null
}

/** The URL of a website that editors or a feed may have written without `https://`; null when it is not one. */
export function toWebsiteUrl(raw: unknown): string | null {
  const text = clean(raw)
  if (text === null) return null
  if (schemePattern.test(text) && !hostWithPort.test(text)) return isWebUrl(text) ? text : null
  const url = `https://${text}`
  return isWebUrl(url) && new URL(url).hostname.includes('.') ? url : null
}
