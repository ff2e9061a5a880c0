import type { GlobalSlug, Payload } from 'payload'

import { firstStepLines, type FirstStepLine, type SiteSetup } from '@/features/dashboard/model/first-steps'
import { readBackupState, readLastSent } from '@/features/operations/server/api'
import { isLaunched } from '@/features/seo/model/indexing'
import { env } from '@/lib/env'
import { readLanguages } from '@/lib/payload/read-languages'
import type { Footer, Legal } from '@/payload-types'

import type { Viewer } from './read-dashboard'

const asVisitor = { depth: 0, overrideAccess: false } as const

/** Settings as visitors read them: published ones. */
const readSettings = <Slug extends GlobalSlug>(payload: Payload, slug: Slug) =>
  payload.findGlobal({ slug, ...asVisitor })

const legalListsOf = (legal: Legal): SiteSetup['legal'] =>
  [
    legal.epcScales,
    legal.renovation,
    legal.rentGuarantees,
    legal.registrationDuties,
    legal.vat,
    legal.notaryTariffs,
    legal.purchaseAdvances,
    legal.mortgageRates,
  ].map((rows) => rows ?? [])

const countLinks = ({ columns, links }: Footer): number =>
  [...(columns ?? []), { links }].reduce((sum, column) => sum + (column.links?.length ?? 0), 0)

type StoredConfig = Awaited<ReturnType<typeof readConfig>>

async function readConfig({ payload, user }: Viewer) {
  const { default: locale } = await readLanguages(payload)
  return payload.findGlobal({ slug: 'siteConfig', locale, depth: 0, user, overrideAccess: false })
}

async function readCounts({ payload, user }: Viewer) {
  const counted = { user, overrideAccess: false } as const
  const [properties, sources, redirects] = await Promise.all([
    payload.count({ collection: 'properties', where: { _status: { equals: 'published' } }, ...counted }),
    payload.count({ collection: 'importSources', ...counted }),
    payload.count({ collection: 'redirects', where: { source: { equals: 'import' } }, ...counted }),
  ])
  return {
    propertyCount: properties.totalDocs,
    importSourceCount: sources.totalDocs,
    importedRedirectCount: redirects.totalDocs,
  }
}

async function readSetup(viewer: Viewer, config: StoredConfig): Promise<SiteSetup> {
  const { payload } = viewer
  const [counts, legal, header, footer, lastSentAt, backup] = await Promise.all([
    readCounts(viewer),
    readSettings(payload, 'legal'),
    readSettings(payload, 'header'),
    readSettings(payload, 'footer'),
    readLastSent(payload),
    readBackupState(payload),
  ])
  const { firstSteps, agency, brand } = config
  return {
    ...counts,
    confirmed: {
      languages: firstSteps?.languages ?? false,
      redirects: firstSteps?.redirects ?? false,
    },
    agency: agency ?? {},
    brand: brand ?? {},
    legal: legalListsOf(legal),
    menuCount: header.menu?.length ?? 0,
    footerLinkCount: countLinks(footer),
    mail: { isConfigured: env.smtpUrl !== undefined, lastSentAt },
    backup: { isOn: env.backupTarget !== undefined, finishedAt: backup.finishedAt ?? null },
    url: env.serverUrl,
    isLaunched: isLaunched(config),
  }
}

/** The first steps that the dashboard shows: none to other roles, once all are done, and while they are hidden. */
export async function readFirstSteps(viewer: Viewer, now: Date): Promise<FirstStepLine[]> {
  const { role } = viewer
  if (role !== 'administrator' && role !== 'editor') return []
  const config = await readConfig(viewer)
  if (config.firstSteps?.isHidden) return []
  return firstStepLines(await readSetup(viewer, config), role, now)
}
