import type { PayloadRequest } from 'payload'

import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { withLocale } from '@/lib/routing/public-path'
import { redirectsForChange } from '@/lib/routing/route-changes'
import type { RedirectEntry } from '@/lib/routing/route-table'

import { asSystem } from '../as-system'

type Paths = Partial<Localized>

/** The rules of editors do not concern what follows from a change. */
const system = (req: PayloadRequest) => asSystem(req, { isSystemRedirect: true })

/** Redirects that start or end at one of the paths; all others are not concerned. */
async function redirectsAround(req: PayloadRequest, paths: string[]): Promise<RedirectEntry[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { or: [{ from: { in: paths } }, { to: { in: paths } }] },
    depth: 0,
    pagination: false,
    ...system(req),
  })
  return docs.map(({ from, to, permanent }) => ({ from, to, permanent: permanent === true }))
}

/**
 * After a path changed in a language, the old address leads to the new one for good.
 *
 * @param before and `after` without the language
 */
export async function redirectPath(
  req: PayloadRequest,
  locale: Locale,
  before: string,
  after: string,
): Promise<void> {
  if (before === after || before === '' || after === '') return
  const known = await redirectsAround(req, [withLocale(locale, before), withLocale(locale, after)])
  const { write, remove } = redirectsForChange(
    { paths: { [locale]: before } },
    { paths: { [locale]: after } },
    known,
  )
  const gone = [...remove, ...write.map(({ from }) => from)]
  if (gone.length > 0)
    await req.payload.delete({ collection: 'redirects', where: { from: { in: gone } }, ...system(req) })
  for (const redirect of write)
    await req.payload.create({
      collection: 'redirects',
      data: { ...redirect, source: 'system' },
      ...system(req),
    })
}

/** The same for all languages at once. */
export async function redirectPaths(req: PayloadRequest, before: Paths, after: Paths): Promise<void> {
  for (const locale of locales) await redirectPath(req, locale, before[locale] ?? '', after[locale] ?? '')
}
