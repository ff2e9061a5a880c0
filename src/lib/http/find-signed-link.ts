import 'server-only'

import { getClientIp } from './client-ip'
import { env } from '@/lib/env'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { LoadLimiter } from '@/lib/limits/load-limiter'
import { isLinkOffered, readSignedLinkToken, type SignedLinkKind } from './signed-links'

/** The parameters of a private URL, unchecked. */
export interface SignedLinkParams {
  locale: string
  id: string
  token: string
}

/** A valid private link. */
export interface SignedLink {
  locale: Locale
  /** Id of the stored document. */
  id: string
  /** Time at which the link expires. */
  until: Date
  /** Path of the page, with language. */
  path: string
}

/** `gone`: expired, changed or for another page. `tooMany`: too many wrong links from this client. */
export type SignedLinkResult = SignedLink | 'gone' | 'tooMany'

/** Wrong links per minute and client; valid ones do not count, because mail programs open them repeatedly. */
const wrongLinks = new LoadLimiter('wrong links', { points: 60, seconds: 60 })

const plainId = /^[\w-]{1,64}$/

function check(kind: SignedLinkKind, { locale, id, token }: SignedLinkParams): SignedLink | null {
  if (!isLinkOffered(kind) || !isLocale(locale) || !plainId.test(id)) return null
  const until = readSignedLinkToken(kind, id, token, env.payloadSecret)
  return until && { locale, id, until, path: `/${locale}/my/${kind}/${id}/${token}/` }
}

/**
 * Checks the URL of a private page, created by `signedLinkPath(locale, what, id, until, env.payloadSecret)`. A valid link
 * proves that we sent it; the caller checks whether its document still exists.
 */
export async function findSignedLink(
  kind: SignedLinkKind,
  params: SignedLinkParams,
  headers: Headers,
): Promise<SignedLinkResult> {
  // Valid links pass before the limit: visitors who share an IP with an attacker can still cancel, confirm and
  // unsubscribe.
  const link = check(kind, params)
  if (link) return link
  return (await wrongLinks.take(getClientIp(headers))) > 0 ? 'tooMany' : 'gone'
}
