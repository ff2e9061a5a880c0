import type { Locale } from '@/lib/i18n/locales'
import { isOffered, type SiteModule } from '@/lib/site-config'
import { isSameDigest, keyedDigest } from '@/lib/values/digest'

/** All that this site signs for people and programs to show again: only it can make the signature, with its secret. */

/** What a signature is for, so that one made for another purpose opens nothing. Links in mailboxes hold these words. */
type Purpose =
  /** Private pages below `/fr/my/`, of e-mails. */
  | 'perron:my'
  /** What a visitor has just booked or saved, on the thank-you page. */
  | 'perron:receipt'
  /** A draft, for a person without an account. */
  | 'perron:preview-link'
  /** The question of a form without JavaScript. */
  | 'perron:captcha-question'
  /** The private calendar of a member of staff. */
  | 'perron:calendar'
  /** The address to which the software of an office sends what it announces. */
  | 'import push'
  /** The token of a link to an account, of its seed. */
  | 'newPassword'

/** The purpose, and what it opens. */
export type SignedSubject = readonly [purpose: Purpose, ...parts: string[]]

/** A key that opens its subject for good: what ends it is a part of the subject, such as a number that changes. */
export const makeSignedKey = (subject: SignedSubject, secret: string): string =>
  keyedDigest(secret, subject).toString('base64url')

export const isSignedKey = (key: string, subject: SignedSubject, secret: string): boolean =>
  isSameDigest(Buffer.from(key, 'base64url'), keyedDigest(secret, subject))

const sign = (subject: SignedSubject, untilInSeconds: number, secret: string): Buffer =>
  keyedDigest(secret, [...subject, untilInSeconds])

/** A token that opens its subject until it expires: the expiry and a signature over both. Safe in a URL. */
export function makeSignedToken(subject: SignedSubject, until: Date, secret: string): string {
  const seconds = Math.floor(until.getTime() / 1000)
  return `${seconds}.${sign(subject, seconds, secret).toString('base64url')}`
}

/** The expiry of a token of this site, also of an expired one; null when it was changed or is for something else. */
function openSignedToken(token: string, subject: SignedSubject, secret: string): Date | null {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!seconds || !signature) return null
  const until = Number(seconds)
  const isOurs = isSameDigest(Buffer.from(signature, 'base64url'), sign(subject, until, secret))
  return isOurs ? new Date(until * 1000) : null
}

/**
 * @param secret the one the token was created with
 * @param now the time at which the link is used
 * @returns the expiry of the token, or null when it has expired, was changed or is for something else
 */
export function readSignedToken(
  token: string,
  subject: SignedSubject,
  secret: string,
  now: Date = new Date(),
): Date | null {
  const end = openSignedToken(token, subject, secret)
  return end && end > now ? end : null
}

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

/** Not of a newsletter or a summary: a person who gets one can always end it. */
const modulesOfKinds: Partial<Record<SignedLinkKind, SiteModule>> = {
  appointment: 'appointments',
  offer: 'offers',
  'offer-status': 'offers',
}

/** Whether the site has these pages: those of a module that is off answer 404, also to links sent before. */
export const isLinkOffered = (kind: SignedLinkKind): boolean => isOffered({ module: modulesOfKinds[kind] })

const subject = (kind: SignedLinkKind, id: string) => ['perron:my', kind, id] as const

/** Next redirects a path whose last part contains a dot, because it looks like a file. */
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
