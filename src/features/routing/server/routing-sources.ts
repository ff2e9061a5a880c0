import type { Payload } from 'payload'

import { isLocale, locales, sourceLocale } from '@/lib/i18n/locales'
import type { RoutingSources } from '@/features/routing/model/resolve-public-url'
import { redirectsAt } from '@/features/routing/model/redirects'
import { indexRouteTable } from '@/features/routing/model/route-table'

import { findFeedRef } from './find-feed-ref'
import { readPropertyParts } from './read-property-parts'
import { readRouteTable } from './read-route-table'

/** The languages offered to visitors; all of them while none is configured. */
export async function readLanguages(payload: Payload): Promise<RoutingSources['languages']> {
  const { languageUse, languageDefault } = await payload.findGlobal({
    slug: 'siteConfig',
    select: { languageUse: true, languageDefault: true },
    depth: 0,
    overrideAccess: false,
  })
  const used = (languageUse ?? []).filter(({ use }) => use).map(({ code }) => code)
  const enabled = used.filter(isLocale)
  const fallback = enabled[0] ?? sourceLocale
  return {
    enabled: enabled.length > 0 ? enabled : [...locales],
    default: isLocale(languageDefault) && enabled.includes(languageDefault) ? languageDefault : fallback,
  }
}

/** The current data as visitors would see it: for explaining URLs in the studio. */
export async function readRoutingSources(payload: Payload, now = new Date()): Promise<RoutingSources> {
  const [table, languages] = await Promise.all([readRouteTable(payload), readLanguages(payload)])
  return {
    index: indexRouteTable({ ...table, redirects: redirectsAt(table.redirects, now) }),
    languages,
    now,
    findParts: (ref) => readPropertyParts(payload, ref),
    findFeedRef: (feedNumber) => findFeedRef(payload, feedNumber),
  }
}
