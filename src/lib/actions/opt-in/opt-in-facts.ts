import type { Payload } from 'payload'

import type { OptInFacts } from '@/forms/opt-in-letter'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { myPath } from '@/lib/leads/my-link'

import type { OptInKind } from './opt-in-kinds'

interface Question {
  kind: OptInKind
  id: string
  locale: Locale
  /** End of the links. */
  until: Date
  /** Whether the mails come already, so that there is something to end. */
  runs: boolean
}

/** What a mail about a subscription is written from: the agency's name and the links. */
export async function optInFacts(
  payload: Payload,
  { kind, id, locale, until, runs }: Question,
): Promise<OptInFacts> {
  const { agency } = await payload.findGlobal({ slug: 'siteConfig', locale, depth: 0, overrideAccess: false })
  const pageUrl = `${env.serverUrl}${myPath(locale, kind, id, until, env.payloadSecret)}`
  return {
    locale,
    agencyName: agency?.name ?? '',
    pageUrl,
    ...(runs && { unsubscribeUrl: `${pageUrl}unsubscribe/` }),
  }
}
