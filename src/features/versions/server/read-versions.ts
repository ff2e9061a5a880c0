import type { CollectionSlug, Field, GlobalSlug, PayloadRequest } from 'payload'

import { findChanges, type DraftChange } from '@/features/translation/model/find-changes'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { nestedRequest } from '@/lib/payload/as-system'
import { textOf } from '@/lib/values/read-value'

/** A version as the list of versions shows it. */
export interface ListedVersion {
  id: string
  /** ISO moment. */
  at: string
  /** Null for the system, and for an account that is gone. */
  author: string | null
  kind: 'published' | 'draft'
  /** The only language that was published; null is all. */
  language: Locale | null
  /** What differs from the version before; null for the oldest one. */
  changes: DraftChange[] | null
}

interface StoredVersion {
  id: string
  updatedAt: string
  publishedLocale?: string | null
  snapshot?: boolean | null
  version: Record<string, unknown>
}

/** A document, or settings. */
export type VersionsOf = { collection: CollectionSlug; id: string } | { global: GlobalSlug }

type Target = { req: PayloadRequest } & VersionsOf

/** At most this many versions of a document or of settings are stored. */
const maxVersions = 40

async function findVersions({ req, ...of }: Target): Promise<StoredVersion[]> {
  const options = {
    sort: '-updatedAt',
    locale: 'all',
    depth: 0,
    limit: maxVersions,
    pagination: false,
    // Who saved is a hidden field.
    showHiddenFields: true,
    overrideAccess: false,
    user: req.user,
    req: nestedRequest(req),
  } as const
  const { docs } =
    'global' in of
      ? await req.payload.findGlobalVersions({ slug: of.global, ...options })
      : await req.payload.findVersions({
          collection: of.collection,
          where: { parent: { equals: of.id } },
          ...options,
        })
  return docs as unknown as StoredVersion[]
}

function fieldsOf({ req, ...of }: Target): Field[] {
  const { collections, config } = req.payload
  if ('collection' in of) return collections[of.collection].config.fields
  return config.globals.find(({ slug }) => slug === of.global)?.fields ?? []
}

type Names = Map<string, string>

const keyOf = (collection: string, id: string): string => `${collection}/${id}`

/** The titles of documents that changes name by their ids, as the reader may see them. */
async function readNames(req: PayloadRequest, wanted: Map<string, Set<string>>): Promise<Names> {
  const names: Names = new Map()
  for (const [slug, ids] of wanted) {
    const collection = slug as CollectionSlug
    const field = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
    const { docs } = await req.payload.find({
      collection,
      where: { id: { in: [...ids] } },
      select: { [field]: true },
      depth: 0,
      limit: ids.size,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      req: nestedRequest(req),
    })
    for (const document of docs) {
      const name = textOf(Reflect.get(document, field))
      if (name !== '') names.set(keyOf(slug, String(document.id)), name)
    }
  }
  return names
}

/** Compares each version with the one before, first to learn which related documents must be named. */
async function compareAll(target: Target, versions: StoredVersion[]) {
  const { req } = target
  const fields = fieldsOf(target)
  const wanted = new Map<string, Set<string>>()
  const note = (slug: string, id: string) => {
    wanted.set(slug, (wanted.get(slug) ?? new Set()).add(id))
    return null
  }
  const compare = (nameOf: (slug: string, id: string) => string | null) =>
    versions.map(({ version }, index) => {
      const before = versions[index + 1]
      return before
        ? findChanges(fields, before.version, version, {
            language: req.i18n.language,
            findBlock: (kind) => req.payload.config.blocks?.find((block) => block.slug === kind),
            nameOf,
          })
        : null
    })
  compare(note)
  const names = await readNames(req, wanted)
  return compare((slug, id) => names.get(keyOf(slug, id)) ?? null)
}

/**
 * The versions of a document or of settings that the reader may see, the newest first, each with its author and what it
 * changed. Versions that only hold the draft beside the publication of one language are left out.
 */
export async function readVersions(target: Target): Promise<ListedVersion[]> {
  const versions = (await findVersions(target)).filter(({ snapshot }) => !snapshot)
  const writers = versions.flatMap(({ version }) => textOf(version.revisedBy) || [])
  const names = await readNames(target.req, new Map([['users', new Set(writers)]]))
  const changes = await compareAll(target, versions)
  return versions.map(({ id, updatedAt, publishedLocale, version }, index) => ({
    id: String(id),
    at: updatedAt,
    author: names.get(keyOf('users', textOf(version.revisedBy))) ?? null,
    kind: version._status === 'published' ? 'published' : 'draft',
    language: isLocale(publishedLocale) ? publishedLocale : null,
    changes: changes[index] ?? null,
  }))
}

interface ShownVersions {
  /** The URL names one version. */
  isNamed: boolean
  /** That version alone, or none when it is no longer stored; else all of them. */
  versions: ListedVersion[]
}

/** What the URL of a document shows of its versions, by the parts of its path below `/admin/`. */
export function shownVersions(versions: ListedVersion[], segments: readonly string[]): ShownVersions {
  const isNamed = segments.at(-2) === 'versions'
  return { isNamed, versions: isNamed ? versions.filter(({ id }) => id === segments.at(-1)) : versions }
}
