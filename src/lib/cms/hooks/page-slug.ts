import { randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { sourceLocale } from '@/lib/i18n/locales'
import { slugify } from '@/lib/routing/slugify'

import { asSystem } from '../as-system'

import { textOf } from './text-of'

/** What the choice of a page's slug looks at, as submitted and as stored before. */
export interface PageNames {
  id?: string
  slug?: unknown
  title?: unknown
  path?: unknown
}

const provisional = /^page-[0-9a-f]{8}$/

async function isPublished(req: PayloadRequest, id: string): Promise<boolean> {
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    depth: 0,
    select: { _status: true },
    disableErrors: true,
    ...asSystem(req),
  })
  return page?._status === 'published'
}

/** The first autosave stores a few letters of the title: until it is published, the slug grows with it. */
async function followsTitle(
  req: PayloadRequest,
  slug: string,
  before: PageNames | undefined,
): Promise<boolean> {
  if (provisional.test(slug)) return true
  if (before?.id === undefined || req.locale !== sourceLocale) return false
  return slug === slugify(textOf(before.title)) && !(await isPublished(req, before.id))
}

async function hasHomePage(req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { path: { equals: '/' } },
    trash: true,
    ...asSystem(req),
  })
  return totalDocs > 0
}

export interface ChosenSlug {
  slug: string
  /** Made from the title: another number may be added when it is taken. */
  isDerived: boolean
}

/**
 * The slug of a page: the editor's, else one from the title. Empty means the home page, of which there is
 * one: the page that already is it, or the first without a slug.
 */
export async function choosePageSlug(
  req: PayloadRequest,
  data: PageNames,
  before: PageNames | undefined,
): Promise<ChosenSlug> {
  const own = slugify(textOf(data.slug === undefined ? before?.slug : data.slug))
  if (own === '') {
    const isHome = before ? before.path === '/' : !(await hasHomePage(req))
    if (isHome) return { slug: '', isDerived: false }
  } else if (!(await followsTitle(req, own, before))) {
    return { slug: own, isDerived: false }
  }
  const derived = slugify(textOf(data.title))
  const kept = provisional.test(own) ? own : `page-${randomBytes(4).toString('hex')}`
  return { slug: derived || kept, isDerived: true }
}
