import type { Payload } from 'payload'

import type { OptInFacts } from '@/features/subscriptions/emails/opt-in-email'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { signedLinkPath } from '@/lib/http/signed-links'

import type { OptInKind } from './opt-in-kinds'

interface Question {
  kind: OptInKind
  id: string
  locale: Locale
  /** Expiry of the links. */
  until: Date
  /** Whether the subscription is active and can be ended. */
  runs: boolean
}

/** The data of an e-mail about a subscription: the agency's name and the links. */
export async function optInFacts(
  payload: Payload,
  { kind, id, locale, until, runs }: Question,
): Promise<OptInFacts> {
  const { agency } = await payload.findGlobal({ slug: 'siteConfig', locale, depth: 0, overrideAccess: false })
  const pageUrl = `${env.serverUrl}${signedLinkPath(locale, kind, id, until, env.payloadSecret)}`
  return {
    locale,
    agencyName: agency?.name ?? '',
    pageUrl,
    ...(runs && { unsubscribeUrl: `${pageUrl}unsubscribe/` }),
  }
}

/** Days until an unconfirmed subscription is deleted. */
export async function readUnconfirmedDays(payload: Payload): Promise<number> {
  // Only staff may read this setting; it is used only for the expiry of a link.
  const { retention } = await payload.findGlobal({ slug: 'formsConfig', depth: 0, overrideAccess: true })
  return retention.unconfirmedDays
}
