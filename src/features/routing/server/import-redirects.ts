import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import { beginRefresh, finishRefresh } from '@/lib/cache/pending-refresh'
import type { Localized } from '@/lib/i18n/locales'

import type { FormerUrl } from '../model/moving/former-url'
import { planMoves, type Move, type MovePlan } from './plan-moves'
import { readRoutingSources } from './routing-sources'
import type { PlacedProperty } from '../model/moving/find-target'

/** Payload's types for a read in all languages are those of one language; these are the actual fields. */
interface PropertyRow {
  ref: number
  externalId?: string | null
  headline?: Partial<Localized> | null
  locality?: { slug?: Partial<Localized> } | string | null
  type?: { slug?: Partial<Localized> } | string | null
}

const slugsIn = (relation: PropertyRow['type']): string[] =>
  typeof relation === 'object' && relation ? Object.values(relation.slug ?? {}).filter(Boolean) : []

/** The published properties, with what old addresses may name of them. */
async function readPlacedProperties(payload: Payload): Promise<PlacedProperty[]> {
  const { docs } = await payload.find({
    collection: 'properties',
    where: { _status: { equals: 'published' } },
    select: { ref: true, externalId: true, headline: true, locality: true, type: true },
    populate: { localities: { slug: true }, propertyTypes: { slug: true } },
    locale: 'all',
    depth: 1,
    pagination: false,
    // For an operator's command. Only paths that visitors can open become targets.
    overrideAccess: true,
  })
  return (docs as unknown as PropertyRow[]).map(({ ref, externalId, headline, locality, type }) => ({
    ref,
    externalId: externalId ?? null,
    headline: headline ?? {},
    slugs: [...slugsIn(locality), ...slugsIn(type)],
  }))
}

interface ImportRedirects {
  /** Further hosts of the former site. */
  hosts: readonly string[]
  isDryRun: boolean
  onProgress?: (what: 'compared' | 'written', done: number, total: number) => void
}

/** The URLs that visitors requested and that were missing, most often first. */
export async function readMissingUrls(payload: Payload): Promise<FormerUrl[]> {
  const { docs } = await payload.find({
    collection: 'missingUrls',
    where: { ignored: { not_equals: true } },
    sort: '-hits',
    depth: 0,
    pagination: false,
    // For an operator's command.
    overrideAccess: true,
  })
  return docs.map(({ path }) => ({ from: path }))
}

/** A host with and without `www.`, in lower case. */
function hostsOf(host: string): string[] {
  const bare = host
    .trim()
    .toLowerCase()
    .replace(/^www\./, '')
  return bare === '' ? [] : [bare, `www.${bare}`]
}

/** Checked by the plan, so the rules for editors, which read the whole table for each redirect, are left out. */
const asSystem = (req: PayloadRequest) => ({
  overrideAccess: true as const,
  req,
  context: { isSystemRedirect: true },
})

async function write(req: PayloadRequest, { from, to }: Move): Promise<void> {
  await req.payload.create({
    collection: 'redirects',
    data: { from, to, permanent: true, source: 'import' },
    depth: 0,
    ...asSystem(req),
  })
  // Redirects that led to the old address lead to its new one.
  await req.payload.update({
    collection: 'redirects',
    where: { to: { equals: from } },
    data: { to },
    ...asSystem(req),
  })
  await req.payload.delete({
    collection: 'missingUrls',
    where: { path: { equals: from } },
    ...asSystem(req),
  })
}

/**
 * Makes redirects from the addresses of a former site. Pages are refreshed once at the end. Repeatable: an address that
 * leads to a page is left alone.
 *
 * @returns what was placed, or with a dry run would be
 */
export async function importRedirects(
  payload: Payload,
  formerUrls: readonly FormerUrl[],
  { hosts, isDryRun, onProgress = () => undefined }: ImportRedirects,
): Promise<MovePlan> {
  const [sources, properties] = await Promise.all([
    readRoutingSources(payload),
    readPlacedProperties(payload),
  ])
  const ownHost = URL.canParse(payload.config.serverURL) ? new URL(payload.config.serverURL).host : ''
  const names = {
    hosts: new Set([ownHost, ...hosts].flatMap(hostsOf)),
    defaultLocale: sources.languages.default,
  }
  const plan = await planMoves(formerUrls, { sources, properties, names }, (done) =>
    onProgress('compared', done, formerUrls.length),
  )
  if (isDryRun) return plan
  const req = await createLocalReq({}, payload)
  beginRefresh(req)
  try {
    for (const [done, move] of plan.moves.entries()) {
      await write(req, move)
      onProgress('written', done + 1, plan.moves.length)
    }
  } finally {
    await finishRefresh(req)
  }
  return plan
}
