import type { PayloadRequest, TextFieldSingleValidation } from 'payload'

import { locales, sourceLocale } from '@/lib/i18n/locales'
import { linkTarget } from '@/lib/values/external-link'
import { localiseLink } from '@/features/routing/model/localise-link'
import { segmentsOf, splitUrl, splitLocale } from '@/features/routing/model/public-path'
import { resolvePath } from '@/features/routing/model/resolve-path'
import { indexRouteTable, type RouteIndex } from '@/features/routing/model/route-table'

import { asSystem } from '@/lib/payload/as-system'
import { readRouteTable } from './read-route-table'
import { studioMessage } from '@/lib/payload/studio-message'

import { linkFieldValidate } from '@/lib/payload/fields/link-field'

const maxPages = 10

interface OwnPage {
  id: unknown
  path: unknown
}

/** The id of the page at a URL of the site, in any language; null when there is none. */
function pageAt(index: RouteIndex, url: string): string | null {
  const { path } = splitUrl(url)
  const named = splitLocale(path)
  for (const locale of named.locale ? [named.locale] : [sourceLocale, ...locales]) {
    const to = named.locale ? path : splitUrl(localiseLink(index, path, locale)).path
    const resolution = resolvePath(index, locale, segmentsOf(to).slice(1))
    if (resolution.kind === 'entry' && resolution.entry.target?.collection === 'pages')
      return resolution.entry.target.id
  }
  return null
}

async function leadsBack(req: PayloadRequest, ownRoute: OwnPage, first: string): Promise<boolean> {
  const index = indexRouteTable(await readRouteTable(req.payload))
  let url = first
  for (let step = 0; step < maxPages; step += 1) {
    const { path } = splitUrl(url)
    if (path === ownRoute.path) return true
    const id = pageAt(index, path)
    if (id === null) return false
    if (id === ownRoute.id) return true
    const page = await req.payload.findByID({
      collection: 'pages',
      id,
      depth: 0,
      disableErrors: true,
      select: { redirect: true, redirectUrl: true },
      ...asSystem(req),
    })
    if (!page?.redirect || linkTarget(page.redirectUrl)?.kind !== 'internal') return false
    url = page.redirectUrl ?? ''
  }
  return true
}

/** Checks the target of a page that redirects: a URL for browsers, which does not return to the page through others. */
export const pageRedirectValidate: TextFieldSingleValidation = async (value, options) => {
  const basic = await linkFieldValidate(value, options)
  const { redirect, path } = options.data as { redirect?: unknown; path?: unknown }
  if (basic !== true || !value || redirect !== true || options.event === 'onChange') return basic
  const kind = linkTarget(value)?.kind
  if (kind === 'external') return true
  if (kind !== 'internal') return studioMessage(options.req, 'addresses.pageRefusals.notAPlace')
  const isCircle = await leadsBack(options.req, { id: options.id, path }, value.trim())
  return isCircle ? studioMessage(options.req, 'addresses.pageRefusals.circle') : true
}
