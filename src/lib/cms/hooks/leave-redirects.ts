import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { isLocale, type Locale } from '@/lib/i18n/locales'
import { withLocale } from '@/lib/routing/public-path'
import { redirectsForChange } from '@/lib/routing/route-changes'
import type { RedirectEntry } from '@/lib/routing/route-table'

import { asSystem } from '../as-system'

import { textOf } from './text-of'

/** Redirects that start or end at one of the two paths; all others are not concerned. */
async function redirectsAround(req: PayloadRequest, paths: string[]): Promise<RedirectEntry[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { or: [{ from: { in: paths } }, { to: { in: paths } }] },
    depth: 0,
    pagination: false,
    ...asSystem(req),
  })
  return docs.map((redirect) => ({
    from: String(redirect.from),
    to: String(redirect.to),
    permanent: redirect.permanent === true,
  }))
}

async function removeRedirects(req: PayloadRequest, from: string[]): Promise<void> {
  if (from.length === 0) return
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { in: from } },
    ...asSystem(req),
  })
}

async function applyChange(
  req: PayloadRequest,
  locale: Locale,
  before: string,
  after: string,
): Promise<void> {
  const known = await redirectsAround(req, [withLocale(locale, before), withLocale(locale, after)])
  const { write, remove } = redirectsForChange(
    { paths: { [locale]: before } },
    { paths: { [locale]: after } },
    known,
  )
  await removeRedirects(req, [...remove, ...write.map(({ from }) => from)])
  for (const redirect of write) {
    await req.payload.create({
      collection: 'redirects',
      data: { ...redirect, source: 'system' },
      ...asSystem(req),
    })
  }
}

/** After a route changed its path in a language, the old address leads to the new one for good. */
export const leaveRedirects: CollectionAfterChangeHook = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create' || req.context.skipRedirects === true || !isLocale(req.locale)) return doc
  const before = textOf(previousDoc?.path)
  // From what was saved: the finished document shows another language's path where this one has none.
  const after = textOf(data.path)
  if (before !== '' && after !== '' && before !== after) await applyChange(req, req.locale, before, after)
  return doc
}
