import { randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { sourceLocale } from '@/lib/i18n/locales'
import { slugify } from '@/lib/values/slugify'

import { asSystem } from '@/lib/payload/as-system'

import { textOf } from '@/lib/values/read-value'

/** The data for choosing a page's slug, as submitted and as stored before. */
export interface PageNames {
  id?: string
  slug?: unknown
  title?: unknown
  path?: unknown
  parent?: unknown
}

const provisional = /^page-[0-9a-f]{8}$/

/** Whether visitors see the page. */
export async function isPublishedPage(req: PayloadRequest, id: string): Promise<boolean> {
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

/** The first autosave stores a few letters of the title: until the page is published, the slug follows the title. */
async function followsTitle(
  req: PayloadRequest,
  slug: string,
  before: PageNames | undefined,
): Promise<boolean> {
  if (provisional.test(slug)) return true
  if (before?.id === undefined || req.locale !== sourceLocale) return false
  return slug === slugify(textOf(before.title)) && !(await isPublishedPage(req, before.id))
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
  /** Derived from the title: a number may be appended when it is taken. */
  isDerived: boolean
}

/**
 * The slug of a page: the editor's, or else one from the title. The empty slug is that of the only home page: the page
 * that already has it, or the first page that gets a title and no slug. A page without a title has a provisional slug,
 * so that a form which was only opened does not take the address of the home page.
 */
export async function choosePageSlug(
  req: PayloadRequest,
  data: PageNames,
  before: PageNames | undefined,
): Promise<ChosenSlug> {
  const ownSlug = slugify(textOf(data.slug === undefined ? before?.slug : data.slug))
  if (ownSlug === '' && before?.path === '/') return { slug: '', isDerived: false }
  const isTitled = textOf(data.title ?? before?.title).trim() !== ''
  const isBelow = Boolean(data.parent === undefined ? before?.parent : data.parent)
  if (
    isTitled &&
    !isBelow &&
    (provisional.test(ownSlug) || (ownSlug === '' && !before)) &&
    !(await hasHomePage(req))
  )
    return { slug: '', isDerived: false }
  if (ownSlug !== '' && !(await followsTitle(req, ownSlug, before)))
    return { slug: ownSlug, isDerived: false }
  const derived = slugify(textOf(data.title))
  const slug = provisional.test(ownSlug) ? ownSlug : `page-${randomBytes(4).toString('hex')}`
  return { slug: derived || slug, isDerived: true }
}
