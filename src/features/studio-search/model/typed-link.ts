import { isPlausibleEmail } from '@/lib/email/email-address'
import { findSafeLink, toWebsiteUrl } from '@/lib/values/external-link'
import { phoneHref } from '@/lib/values/phone'

export type TypedKind = 'mail' | 'telephone' | 'website' | 'path'

/** Six digits at least: shorter numbers are references and postal codes. */
const phone = /^(?:\+|00?)[\d\s().\-/]{6,24}$/

/** The link that a typed text is by itself: an e-mail address, a telephone number, a website or a path. */
export function typedLink(text: string): { kind: TypedKind; url: string } | null {
  const typed = text.trim()
  if (isPlausibleEmail(typed)) return { kind: 'mail', url: `mailto:${typed}` }
  if (phone.test(typed) && typed.replace(/\D/g, '').length >= 8)
    return { kind: 'telephone', url: phoneHref(typed) }
  if (/^[/#]/.test(typed)) return findSafeLink(typed) ? { kind: 'path', url: typed } : null
  // Digits alone would be read as the number of a computer.
  const website = /^\S+\.[a-z]{2}\S*$/i.test(typed) ? toWebsiteUrl(typed) : null
  return website === null ? null : { kind: 'website', url: website }
}
