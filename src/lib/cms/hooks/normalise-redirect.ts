import { ValidationError, type CollectionBeforeValidateHook, type PayloadRequest } from 'payload'

import { locales, sourceLocale, type Localized } from '@/lib/i18n/locales'
import { normalisePath, splitLocale } from '@/lib/routing/public-path'
import { checkRedirect, withoutOwnOrigin } from '@/lib/routing/redirect-rules'
import { resolveAddress } from '@/lib/routing/resolve-address'
import { indexRouteTable, type RouteTable } from '@/lib/routing/route-table'

import { readPropertyParts } from '../route-table/read-property-parts'
import { readRouteTable } from '../route-table/read-route-table'
import { studioMessage } from '../studio-message'

import { pageStandsMessage, redirectMessages } from './redirect-messages'
import { textOf } from './text-of'

function refuse(req: PayloadRequest, path: 'from' | 'to', message: Localized, chain: string[] = []): never {
  const text = studioMessage(req, message).replace('{chain}', chain.join(' → '))
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message: text }], req })
}

/** Whether visitors find something at the address, redirects left aside. */
async function isInUse(req: PayloadRequest, table: RouteTable, from: string): Promise<boolean> {
  const { locale, segments } = splitLocale(from)
  const sources = {
    index: indexRouteTable({ ...table, redirects: [] }),
    languages: { enabled: locales, default: sourceLocale },
    findParts: (ref: number) => readPropertyParts(req.payload, ref),
  }
  const here = await resolveAddress(sources, locale ?? sourceLocale, segments)
  return here.kind === 'content' || here.kind === 'property'
}

/**
 * Stores both ends in the form in which addresses are compared, without detours, and refuses circles and redirects
 * from an address where something stands. What the system writes after a change is already so.
 */
export const normaliseRedirect: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const origin = req.payload.config.serverURL
  const from = withoutOwnOrigin(textOf(data?.from ?? originalDoc?.from), origin)
  const to = withoutOwnOrigin(textOf(data?.to ?? originalDoc?.to), origin)
  if (!data || from === '' || to === '' || req.context.isSystemRedirect === true) return data

  const table = await readRouteTable(req.payload)
  const replaced = new Set([normalisePath(textOf(originalDoc?.from))])
  const redirects = table.redirects.filter((each) => !replaced.has(normalisePath(each.from)))
  const checked = checkRedirect(indexRouteTable({ ...table, redirects }), { from, to })
  if (!checked.ok) return refuse(req, checked.field, redirectMessages[checked.problem], checked.chain)
  if (checked.from !== originalDoc?.from && (await isInUse(req, table, checked.from)))
    refuse(req, 'from', pageStandsMessage)
  return { ...data, from: checked.from, to: checked.to }
}
