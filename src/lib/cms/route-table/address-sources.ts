import type { Payload } from 'payload'

import { isLocale, locales, sourceLocale } from '@/lib/i18n/locales'
import type { AddressSources } from '@/lib/routing/resolve-address'
import { indexRouteTable } from '@/lib/routing/route-table'

import { readPropertyParts } from './read-property-parts'
import { readRouteTable } from './read-route-table'

/** Which languages visitors are offered; all of them while nothing is configured. */
export async function readLanguages(payload: Payload): Promise<AddressSources['languages']> {
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

/** What is stored now, as visitors would see it: for the studio's questions about addresses. */
export async function addressSources(payload: Payload): Promise<AddressSources> {
  const [table, languages] = await Promise.all([readRouteTable(payload), readLanguages(payload)])
  return {
    index: indexRouteTable(table),
    languages,
    findParts: (ref) => readPropertyParts(payload, ref),
  }
}
