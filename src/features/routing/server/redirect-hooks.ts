import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  type CollectionAfterChangeHook,
} from 'payload'

import { locales, sourceLocale } from '@/lib/i18n/locales'
import { normalisePath, splitLocale } from '@/features/routing/model/public-path'
import { checkRedirect, withoutOwnOrigin } from '@/features/routing/model/redirect-rules'
import { resolvePublicUrl } from '@/features/routing/model/resolve-public-url'
import { indexRouteTable, type RouteTable } from '@/features/routing/model/route-table'
import { studioMessage } from '@/lib/payload/studio-message'
import { textOf } from '@/lib/values/read-value'
import type { StudioTextKey } from '@/lib/i18n/studio-text'
import { asSystem } from '@/lib/payload/as-system'

import { readPropertyParts } from './read-property-parts'
import { readRouteTable } from './read-route-table'

function refuse(
  req: PayloadRequest,
  path: 'from' | 'to',
  message: StudioTextKey,
  chain: string[] = [],
): never {
  const text = studioMessage(req, message, { chain: chain.join(' → ') })
  throw new ValidationError({ collection: 'redirects', errors: [{ path, message: text }], req })
}

/** Whether visitors find content at the path, redirects excluded. */
async function isInUse(req: PayloadRequest, table: RouteTable, from: string): Promise<boolean> {
  const { locale, segments } = splitLocale(from)
  const sources = {
    index: indexRouteTable({ ...table, redirects: [] }),
    languages: { enabled: locales, default: sourceLocale },
    findParts: (ref: number) => readPropertyParts(req.payload, ref),
    now: new Date(),
  }
  const here = await resolvePublicUrl(sources, locale ?? sourceLocale, segments)
  return here.kind === 'content' || here.kind === 'property'
}

/**
 * Stores both ends in normalised form, without detours, and refuses circles and redirects from an existing page.
 * Redirects made by the system are normalised already.
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
  if (!checked.ok)
    return refuse(req, checked.field, `addresses.redirectRefusals.${checked.problem}`, checked.chain)
  if (checked.from !== originalDoc?.from && (await isInUse(req, table, checked.from)))
    refuse(req, 'from', 'addresses.redirectRefusals.pageStands')
  return { ...data, from: checked.from, to: checked.to }
}

/** Redirects whose target was the start of this one get its target. */
export const shortenRedirects: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.isSystemRedirect === true) return doc
  await req.payload.update({
    collection: 'redirects',
    where: { to: { equals: doc.from } },
    data: { to: doc.to },
    ...asSystem(req, { isSystemRedirect: true }),
  })
  return doc
}
