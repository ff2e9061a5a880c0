import { ValidationError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { isLocale } from '@/lib/i18n/locales'
import { reservedSegments } from '@/features/routing/model/reserved-segments'

import { asSystem } from '@/lib/payload/as-system'
import { findStored } from '@/lib/payload/hooks/stored-document'
import { studioMessage } from '@/lib/payload/studio-message'

import { textOf } from '@/lib/values/read-value'

import { findPageAncestors } from './page-ancestors'
import { choosePageSlug, isPublishedPage, type ChosenSlug, type PageNames } from './page-slug'
import type { StudioTextKey } from '@/lib/i18n/studio-text'

function refuse(req: PayloadRequest, path: 'slug' | 'parent', message: StudioTextKey): never {
  throw new ValidationError({
    collection: 'pages',
    errors: [{ path, message: studioMessage(req, message) }],
    req,
  })
}

async function isTaken(req: PayloadRequest, path: string, ownId: string | undefined): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    depth: 0,
    limit: 2,
    pagination: false,
    select: { path: true },
    // A trashed page keeps its path, so that it can be restored.
    trash: true,
    ...asSystem(req),
  })
  return docs.some(({ id }) => id !== ownId)
}

const joined = (parentPath: string, slug: string): string => (slug === '' ? '/' : `${parentPath}${slug}/`)

export async function freeSlug(
  req: PayloadRequest,
  parentPath: string,
  chosen: ChosenSlug,
  before: PageNames | undefined,
): Promise<string> {
  // The form does not show the slug: without a change of it, the parent is the cause.
  const field = chosen.slug === before?.slug ? 'parent' : 'slug'
  for (let number = 1; number < 100; number += 1) {
    const slug = number === 1 ? chosen.slug : `${chosen.slug}-${number}`
    const isReserved = parentPath === '/' && (reservedSegments.includes(slug) || isLocale(slug))
    const taken = isReserved || (await isTaken(req, joined(parentPath, slug), before?.id))
    if (!taken) return slug
    if (!chosen.isDerived)
      refuse(req, field, isReserved ? 'addresses.pageRefusals.reserved' : 'addresses.pageRefusals.taken')
  }
  return refuse(req, 'slug', 'addresses.pageRefusals.taken')
}

/**
 * The names of a published page that became the home page, or ceased to be it, since the version that is being edited; null
 * when nothing of the kind happened.
 */
async function findNamesSinceMove(
  req: PayloadRequest,
  before: PageNames | undefined,
): Promise<{ slug: string; path: string } | null> {
  const stored = before?.id === undefined ? null : await findStored(req, 'pages', before.id)
  if (stored?._status !== 'published' || (stored.path === '/') === (before?.path === '/')) return null
  return { slug: textOf(stored.slug), path: textOf(stored.path) }
}

/** Sets a page's slug and its path below its parents, and refuses circles and paths already taken. */
export const setPagePath: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const before: PageNames | undefined = operation === 'update' ? originalDoc : undefined
  const parent: unknown = data.parent === undefined ? originalDoc?.parent : data.parent
  const moved = await findNamesSinceMove(req, before)
  if (moved) return { ...data, ...moved }
  const ancestors = await findPageAncestors(req, parent, before?.id)
  if (ancestors === null) return refuse(req, 'parent', 'addresses.pageRefusals.parentCircle')

  const parentPath = ancestors[0]?.path ?? '/'
  const chosen = await choosePageSlug(req, data, before)
  // The first page of an empty site gets the path `/` before it has a title, and may leave it until it is published.
  const leavesHome = before?.path === '/' && chosen.slug !== ''
  if (leavesHome && (await isPublishedPage(req, before.id ?? '')))
    refuse(req, 'slug', 'addresses.pageRefusals.home')
  const slug = await freeSlug(req, parentPath, chosen, before)
  return { ...data, slug, path: joined(parentPath, slug) }
}
