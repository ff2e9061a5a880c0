import type { PayloadRequest } from 'payload'

import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { withLocale } from '@/features/routing/model/public-path'
import { redirectsForChange } from '@/features/routing/model/route-changes'
import type { RedirectEntry } from '@/features/routing/model/route-table'

import { asSystem } from '@/lib/payload/as-system'

type Paths = Partial<Localized>

/** The rules for editors do not apply to redirects created by the system. */
const system = (req: PayloadRequest) => asSystem(req, { isSystemRedirect: true })

/** Redirects that start or end at one of the paths. */
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
 * Creates a permanent redirect after a path changed in a language.
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
  const redirects = await redirectsAround(req, [withLocale(locale, before), withLocale(locale, after)])
  const { write, remove } = redirectsForChange(
    { paths: { [locale]: before } },
    { paths: { [locale]: after } },
    redirects,
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

/** Writes the redirects of a document whose paths changed, in all languages at once. */
export async function redirectPaths(req: PayloadRequest, before: Paths, after: Paths): Promise<void> {
  for (const locale of locales) await redirectPath(req, locale, before[locale] ?? '', after[locale] ?? '')
}
