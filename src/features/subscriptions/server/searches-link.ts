import type { Payload } from 'payload'

import { mailLinkUntil } from '@/features/subscriptions/model/opt-in'
import { env } from '@/lib/env'
import { signedLinkPath } from '@/lib/http/signed-links'
import type { Demand } from '@/payload-types'

/** URL of the page with all searches of the address of a search, and the name of the agency in its language. */
export async function searchesUrl(
  payload: Payload,
  { id, language }: Pick<Demand, 'id' | 'language'>,
  now: Date,
): Promise<{ url: string; agencyName: string }> {
  const { agency } = await payload.findGlobal({
    slug: 'siteConfig',
    locale: language,
    depth: 0,
    overrideAccess: false,
  })
  const path = signedLinkPath(language, 'searches', id, mailLinkUntil(now), env.payloadSecret)
  return { url: `${env.serverUrl}${path}`, agencyName: agency?.name ?? '' }
}
