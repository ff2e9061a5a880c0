import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { isLocale, locales, type Locale } from '@/lib/i18n/locales'

import { asSystem } from '../as-system'

import { findStored } from './stored-document'
import { textIn, textOf } from './text-of'
import { redirectPath } from './write-redirects'

/** Below its route stand the testimonials, which have no routes of their own. */
export const testimonialsRoute = '/testimonials/'

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

/** Links in texts name the original path too: a former one goes on leading to the page in every language. */
async function keepFormerOriginal(req: PayloadRequest, id: string, former: string): Promise<void> {
  const route = await findStored(req, 'routes', id)
  for (const locale of locales) {
    const path = textIn(route?.path, locale)
    if (path === '' || path === former || (await isPathOfAnother(req, locale, former, id))) continue
    await redirectPath(req, locale, former, path)
  }
}

/** After a route changed a path, the old address leads to the new one for good. */
export const leaveRedirects: CollectionAfterChangeHook = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create' || req.context.skipRedirects === true) return doc
  const former = textOf(previousDoc?.original)
  if (former !== '' && former !== textOf(doc.original)) await keepFormerOriginal(req, String(doc.id), former)
  if (!isLocale(req.locale)) return doc
  const before = textOf(previousDoc?.path)
  // From what was saved: the finished document shows another language's path where this one has none.
  const after = textOf(data.path)
  if (before === '' || after === '' || before === after) return doc
  await redirectPath(req, req.locale, before, after)
  if (doc.original === testimonialsRoute) await moveTestimonials(req, req.locale, before, after)
  return doc
}
