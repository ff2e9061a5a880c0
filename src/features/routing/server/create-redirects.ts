import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { isLocale, locales, type Locale } from '@/lib/i18n/locales'

import { asSystem } from '@/lib/payload/as-system'

import { findStored } from '@/lib/payload/hooks/stored-document'
import { relatedId, textIn, textOf } from '@/lib/values/read-value'
import { redirectPath } from './write-redirects'

/** The page of the list of testimonials, whose paths are below it. */
export async function findTestimonialsPage(req: PayloadRequest): Promise<string | null> {
  const { testimonials } = await req.payload.findGlobal({ slug: 'pageRoles', depth: 0, ...asSystem(req) })
  return relatedId(testimonials)
}

async function moveTestimonials(req: PayloadRequest, locale: Locale, before: string, after: string) {
  const { docs } = await req.payload.find({
    collection: 'testimonials',
    where: { _status: { equals: 'published' } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    ...asSystem(req),
  })
  for (const { slug } of docs)
    if (slug) await redirectPath(req, locale, `${before}${slug}/`, `${after}${slug}/`)
}

async function isPathOfAnother(req: PayloadRequest, locale: Locale, path: string, id: string) {
  const { totalDocs } = await req.payload.count({
    collection: 'routes',
    where: { and: [{ path: { equals: path } }, { id: { not_equals: id } }] },
    locale,
    ...asSystem(req),
  })
  return totalDocs > 0
}

/** Texts contain links to original paths too: a former one still redirects to the page in every language. */
async function redirectFormerOriginal(req: PayloadRequest, id: string, former: string): Promise<void> {
  const route = await findStored(req, 'routes', id)
  for (const locale of locales) {
    const path = textIn(route?.path, locale)
    if (path === '' || path === former || (await isPathOfAnother(req, locale, former, id))) continue
    await redirectPath(req, locale, former, path)
  }
}

/** Creates permanent redirects from the old to the new paths after a route changed. */
export const createRedirects: CollectionAfterChangeHook = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create' || req.context.skipRedirects === true) return doc
  const former = textOf(previousDoc?.original)
  if (former !== '' && former !== textOf(doc.original))
    await redirectFormerOriginal(req, String(doc.id), former)
  if (!isLocale(req.locale)) return doc
  const before = textOf(previousDoc?.path)
  // From the saved data: the finished document has fallback paths of another language.
  const after = textOf(data.path)
  if (before === '' || after === '' || before === after) return doc
  await redirectPath(req, req.locale, before, after)
  const list = await findTestimonialsPage(req)
  if (list !== null && relatedId(doc.page) === list) await moveTestimonials(req, req.locale, before, after)
  return doc
}
