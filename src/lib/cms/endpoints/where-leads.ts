import type { Endpoint, PayloadRequest, Where } from 'payload'

import type { Locale } from '@/lib/i18n/locales'
import { explainAddress, type AddressEnd, type AddressStep } from '@/lib/routing/explain-address'
import { pageRedirect } from '@/lib/routing/page-redirect'
import type { AddressSources } from '@/lib/routing/resolve-address'
import type { RouteIndex } from '@/lib/routing/route-table'

import { staffRole } from '../access'
import { addressSources } from '../route-table/address-sources'

const maxLength = 2000
/** Pages that lead on to pages. */
const maxPages = 5

/** What the studio shows: the steps, and what stands at the end with its name and where to edit it. */
export interface WhereLeads {
  steps: AddressStep[]
  end: { kind: AddressEnd['kind']; address: string; title?: string; locale?: Locale; edit?: string }
}

interface Found {
  title: string
  edit: string
  /** Where the page sends its visitors instead of showing itself. */
  leadsTo?: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

async function findDocument(
  req: PayloadRequest,
  index: RouteIndex,
  end: Extract<AddressEnd, { path: string }>,
): Promise<Found | null> {
  const collection = end.kind === 'content' ? end.target.collection : 'properties'
  const where: Where =
    end.kind === 'content' ? { id: { equals: end.target.id } } : { ref: { equals: end.ref } }
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    locale: end.locale,
    overrideAccess: false,
    user: req.user,
  })
  const doc = docs[0] as unknown as Record<string, unknown> | undefined
  if (!doc) return null
  const title = [doc.title, doc.name, doc.studioTitle].map(textOf).find((each) => each !== '') ?? ''
  const isLeading = collection === 'pages' && doc.redirect === true
  const leadsTo = isLeading ? pageRedirect(index, end.locale, end.path, textOf(doc.redirectUrl)) : null
  const edit = `/collections/${collection}/${String(doc.id)}`
  return { title, edit, ...(leadsTo !== null && { leadsTo }) }
}

async function explain(req: PayloadRequest, sources: AddressSources, given: string): Promise<WhereLeads> {
  const steps: AddressStep[] = []
  let address = given
  for (let page = 0; page < maxPages; page += 1) {
    const explained = await explainAddress(sources, address, req.payload.config.serverURL)
    steps.push(...explained.steps)
    const { end } = explained
    if (end.kind === 'notFound') return { steps, end: { kind: end.kind, address } }
    if (end.kind === 'elsewhere') return { steps, end }
    const found = await findDocument(req, sources.index, end)
    if (!found) return { steps, end: { kind: 'notFound', address } }
    const { title, edit, leadsTo } = found
    if (leadsTo === undefined)
      return { steps, end: { kind: end.kind, address: end.path, title, locale: end.locale, edit } }
    address = leadsTo
    steps.push({ to: address, permanent: false })
  }
  return { steps, end: { kind: 'notFound', address } }
}

/** `GET /api/routes/where-leads?address=`: what a visitor finds at an address, step by step. */
export const whereLeadsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/where-leads',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
    const address = req.searchParams.get('address')?.trim() ?? ''
    if (address === '' || address.length > maxLength)
      return Response.json({ message: 'An address is needed' }, { status: 400 })
    return Response.json(await explain(req, await addressSources(req.payload), address))
  },
}
