import type { PayloadRequest, TextFieldSingleValidation } from 'payload'

import { locales, sourceLocale } from '@/lib/i18n/locales'
import { linkTarget } from '@/lib/routing/external-link'
import { localiseLink } from '@/lib/routing/localise-link'
import { segmentsOf, splitAddress, splitLocale } from '@/lib/routing/public-path'
import { resolvePath } from '@/lib/routing/resolve-path'
import { indexRouteTable, type RouteIndex } from '@/lib/routing/route-table'

import { asSystem } from '../as-system'
import { readRouteTable } from '../route-table/read-route-table'
import { studioMessage } from '../studio-message'

import { linkFieldValidate } from './link-field'

const maxPages = 10

const notAPlace = {
  nl: 'Een pad van deze site of een adres met http(s)://.',
  fr: 'Un chemin de ce site ou une adresse en http(s)://.',
  en: 'A path of this site or an address with http(s)://.',
  de: 'Ein Pfad dieser Website oder eine Adresse mit http(s)://.',
}
const circle = {
  nl: 'Dit leidt terug naar deze pagina.',
  fr: 'Ceci ramène à cette page.',
  en: 'This leads back to this page.',
  de: 'Das führt zu dieser Seite zurück.',
}

interface Own {
  id: unknown
  path: unknown
}

/** The page an address of the site shows in some language, by its id; null when it shows none. */
function pageAt(index: RouteIndex, address: string): string | null {
  const { path } = splitAddress(address)
  const named = splitLocale(path)
  for (const locale of named.locale ? [named.locale] : [sourceLocale, ...locales]) {
    const to = named.locale ? path : splitAddress(localiseLink(index, path, locale)).path
    const found = resolvePath(index, locale, segmentsOf(to).slice(1))
    if (found.kind === 'entry' && found.entry.target?.collection === 'pages') return found.entry.target.id
  }
  return null
}

async function leadsBack(req: PayloadRequest, own: Own, first: string): Promise<boolean> {
  const index = indexRouteTable(await readRouteTable(req.payload))
  let address = first
  for (let step = 0; step < maxPages; step += 1) {
    const { path } = splitAddress(address)
    if (path === own.path) return true
    const id = pageAt(index, path)
    if (id === null) return false
    if (id === own.id) return true
    const page = await req.payload.findByID({
      collection: 'pages',
      id,
      depth: 0,
      disableErrors: true,
      select: { redirect: true, redirectUrl: true },
      ...asSystem(req),
    })
    if (!page?.redirect || linkTarget(page.redirectUrl)?.kind !== 'internal') return false
    address = page.redirectUrl ?? ''
  }
  return true
}

/** Where a page may lead: a place a browser can go, and not back to itself by way of other pages that lead on. */
export const pageRedirectValidate: TextFieldSingleValidation = async (value, options) => {
  const basic = await linkFieldValidate(value, options)
  const { redirect, path } = options.data as { redirect?: unknown; path?: unknown }
  if (basic !== true || !value || redirect !== true || options.event === 'onChange') return basic
  const kind = linkTarget(value)?.kind
  if (kind === 'external') return true
  if (kind !== 'internal') return studioMessage(options.req, notAPlace)
  const isCircle = await leadsBack(options.req, { id: options.id, path }, value.trim())
  return isCircle ? studioMessage(options.req, circle) : true
}
