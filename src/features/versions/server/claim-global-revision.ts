import {
  APIError,
  type AfterErrorHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'

import { claimTokenOnce, releaseToken } from '@/features/submissions/server/api'
import { toLocale } from '@/lib/i18n/locales'
import { asSystem } from '@/lib/payload/as-system'
import { studioMessage } from '@/lib/payload/studio-message'
import { isRecord } from '@/lib/values/read-value'

import { refuseLost } from './compare-endpoints'
import { isSameWriter, noteTab, writerOf, type Revised } from './revision-claim'

declare module 'payload' {
  export interface RequestContext {
    /** The revision on which a save of a global is based. */
    globalSave?: { slug: string; base: number }
    /** The key of the revision of a global that the running save claimed, until it is written. */
    claimedGlobal?: string
  }
}

/** Longer than a save lasts; afterwards the worker deletes the key. */
const claimMs = 60_000
const maxTries = 3

/** Notes the revision that a save is based on: field access would remove it before the other hooks. */
export const noteGlobalSave: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation !== 'update') return args
  delete req.context.globalSave
  const data: unknown = isRecord(args) ? args.data : null
  if (!isRecord(data) || typeof data.revision !== 'number') return args
  noteTab(req, data.revisedIn)
  req.context.globalSave = { slug: global.slug, base: data.revision }
  return args
}

/** As an editor finds it, with its draft. */
async function readGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Record<string, unknown> & Revised> {
  const stored: unknown = await req.payload.findGlobal({
    slug,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    locale: toLocale(req.locale ?? ''),
    showHiddenFields: true,
    ...asSystem(req),
  })
  return isRecord(stored) ? stored : {}
}

/** Whether a save may follow the stored revision: it is based on it, or continues the last ones of its own tab. */
const mayFollow = (req: PayloadRequest, stored: Revised, base: number | undefined): boolean =>
  base === undefined ||
  base === (stored.revision ?? 0) ||
  (isSameWriter(stored, writerOf(req)) && (stored.revisedFrom ?? Infinity) <= base)

type Claimed = Revised & { claimed: string }

/** Claims the revision after the stored one; null when another save came first. */
async function claimNext(
  req: PayloadRequest,
  slug: GlobalSlug,
  base: number | undefined,
): Promise<Claimed | null> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const stored = await readGlobal(req, slug)
    if (!mayFollow(req, stored, base)) return null
    const revision = (stored.revision ?? 0) + 1
    const claimed = `revision:${slug}:${revision}`
    if (!(await claimTokenOnce(req.payload, claimed, new Date(Date.now() + claimMs)))) continue
    const writer = writerOf(req)
    const revisedFrom = isSameWriter(stored, writer) ? (stored.revisedFrom ?? null) : revision - 1
    return { ...writer, revision, revisedFrom, revisedAt: new Date().toISOString(), claimed }
  }
  return null
}

/**
 * Claims the next revision of a global for a write that follows in any case; `noteWritten` ends the claim. It is given
 * back when the request fails before.
 *
 * @throws APIError 409 when others save at the same moment
 */
export async function claimAnyOfGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<Revised> {
  const next = await claimNext(req, slug, undefined)
  if (!next) throw new APIError(studioMessage(req, 'versions.failed'), 409)
  const { claimed, ...columns } = next
  req.context.claimedGlobal = claimed
  return columns
}

/**
 * Claims the next revision of a global before it is written, as `claimRevision` does for documents. The row of a global
 * has no conditional update; a unique key decides instead, which is given back when the save fails.
 *
 * @throws APIError 409
 */
export const claimGlobalRevision: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  // A script. Payload calls `releaseGlobalRevision` for requests alone, so a failed write would keep its claim.
  if (!req.user || req.context.isRehearsal) return data
  const slug = global.slug as GlobalSlug
  const { globalSave } = req.context
  const base = globalSave?.slug === slug ? globalSave.base : undefined
  const next = await claimNext(req, slug, base)
  if (next) {
    const { claimed, ...columns } = next
    req.context.claimedGlobal = claimed
    return { ...data, ...columns }
  }
  return refuseLost(req)
}

/** The claimed revision was written. Its key stays for a while: a save that read the revision before may still try. */
export function noteWritten(req: PayloadRequest): void {
  delete req.context.claimedGlobal
}

export const finishGlobalRevision: GlobalAfterChangeHook = ({ doc, req }): unknown => {
  noteWritten(req)
  return doc
}

/** Gives a claimed revision of a global back when the save failed after all, such as by its validation. */
export const releaseGlobalRevision = async ({
  req,
}: Pick<Parameters<AfterErrorHook>[0], 'req'>): Promise<void> => {
  const key = req.context.claimedGlobal
  if (key === undefined) return
  delete req.context.claimedGlobal
  await releaseToken(req.payload, key)
}
