import type { GlobalAfterChangeHook, GlobalAfterReadHook, PayloadRequest } from 'payload'

import { locales, sourceLocale, type Locale } from '@/lib/i18n/locales'
import { asSystem } from '@/lib/payload/as-system'
import { findStored } from '@/lib/payload/hooks/stored-document'
import { globalSteps } from '@/lib/payload/save-pipeline'
import { isRecord, relatedId, textIn } from '@/lib/values/read-value'
import { slugify } from '@/lib/values/slugify'

import { freeSlug } from './set-page-path'
import { freePath } from './sync-route'

/** The home page is the one with the path `/`: what the settings say is derived from it. */
async function findHome(req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { equals: '/' } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    ...asSystem(req),
  })
  return docs[0]?.id ?? null
}

interface Move {
  id: string
  slug: string
  path: string
  pathIn: (locale: Locale) => string
}

/** Gives a page another place. Its former URLs lead to it, but for `/`, which another page gets. */
async function movePage(req: PayloadRequest, { id, slug, path, pathIn }: Move): Promise<void> {
  // Written directly to the database: an ordinary update would publish the latest draft.
  await req.payload.db.updateOne({
    collection: 'pages',
    id,
    data: { slug, path },
    req,
    returning: false,
  })
  const { docs } = await req.payload.find({
    collection: 'routes',
    where: { page: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: {},
    ...asSystem(req),
  })
  const route = await findStored(req, 'routes', docs[0]?.id ?? null)
  if (!route) return
  const save = (data: object, locale: Locale) =>
    req.payload.update({
      collection: 'routes',
      id: route.id,
      data,
      locale,
      ...asSystem(req, { isRouteSync: true, skipRedirects: route.original === '/' }),
    })
  for (const locale of locales) {
    if (textIn(route.path, locale) === '') continue
    const free = await freePath(req, 'path', locale, pathIn(locale), route.id)
    if (free) await save({ path: free }, locale)
  }
  await save({ original: path }, sourceLocale)
}

/** Makes another page the home page; the present one gets an address after its title. */
async function changeHome(req: PayloadRequest, present: string | null, next: string): Promise<void> {
  const former = present === null ? null : await findStored(req, 'pages', present)
  if (former) {
    const title = (locale: Locale) => slugify(textIn(former.title, locale))
    const slug = await freeSlug(req, '/', { slug: title(sourceLocale) || 'page', isDerived: true }, former)
    await movePage(req, {
      id: former.id,
      slug,
      path: `/${slug}/`,
      pathIn: (locale) => `/${title(locale) || slug}/`,
    })
  }
  await movePage(req, { id: next, slug: '', path: '/', pathIn: () => '/' })
}

const moveHome: GlobalAfterChangeHook = async ({ data, doc, req }) => {
  const next = isRecord(data) ? relatedId(data.home) : null
  const present = await findHome(req)
  if (next === null || next === present) return doc
  await changeHome(req, present, next)
  return { ...doc, home: next }
}

const showHome: GlobalAfterReadHook = async ({ doc, req }) => ({ ...doc, home: await findHome(req) })

export const homeSteps = globalSteps({
  moveHome: {
    stage: 'follow',
    reason: 'the chosen page gets the path of the home page',
    for: ['pageRoles'],
    run: moveHome,
  },
  showHome: {
    stage: 'finishRead',
    reason: 'the home page is the one with the path of it, whatever was chosen earlier',
    for: ['pageRoles'],
    run: showHome,
  },
})
