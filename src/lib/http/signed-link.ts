import type { Locale } from '@/lib/i18n/locales'
import { makeSignedToken, openSignedToken, readSignedToken } from './signed-token'

/** The kinds of private pages, below `/fr/my/`. */
export const signedLinkKinds = [
  'appointment',
  'offer',
  /** The same offer for readers without actions: the agency and the second buyer. */
  'offer-status',
  'documents',
  'demand',
  'newsletter',
  /** The weekly summary of an owner. */
  'digest',
  /** All registered searches of one e-mail address, by the id of any of them. */
  'searches',
] as const
export type SignedLinkKind = (typeof signedLinkKinds)[number]

const subject = (kind: SignedLinkKind, id: string) => ['perron:my', kind, id] as const

/** Next treats a path that ends with a dot and letters as a file, and redirects it. */
const separator = { inToken: '.', inPath: '-' } as const

/**
 * Path of a private page, with language, such as `/fr/my/offer/12/1799999999-abc/`. Its holder may open it until it
 * expires.
 */
export function signedLinkPath(
  locale: Locale,
  kind: SignedLinkKind,
  id: string,
  until: Date,
  secret: string,
): string {
  const token = makeSignedToken(subject(kind, id), until, secret).replace(separator.inToken, separator.inPath)
  return `/${locale}/my/${kind}/${encodeURIComponent(id)}/${token}/`
}

/** The expiry of a private link, or null when it has expired, was changed or is for another page. */
export const readSignedLinkToken = (
  kind: SignedLinkKind,
  id: string,
  token: string,
  secret: string,
  now?: Date,
): Date | null =>
  readSignedToken(token.replace(separator.inPath, separator.inToken), subject(kind, id), secret, now)

/** Whether this site made the link, also when it has expired since. */
export const isOwnLink = (kind: SignedLinkKind, id: string, token: string, secret: string): boolean =>
  openSignedToken(token.replace(separator.inPath, separator.inToken), subject(kind, id), secret) !== null

/** Path of the page that says that a link has ended, such as `/fr/my/offer/`. */
export const endedLinkPath = (locale: Locale, kind: SignedLinkKind): string => `/${locale}/my/${kind}/`
