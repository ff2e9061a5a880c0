import type { Endpoint, PayloadRequest, Where } from 'payload'

import {
  explainUrl,
  type FinalTarget,
  type RedirectStep,
  type UrlExplanation,
} from '@/features/routing/model/explain-url'
import { pageRedirect } from '@/features/routing/model/page-redirect'
import type { RoutingSources } from '@/features/routing/model/resolve-public-url'
import type { RouteIndex } from '@/features/routing/model/route-table'
import { staffRole } from '@/lib/payload/access'
import { answerNoAddress, maxUrlLength } from '@/lib/payload/read-json-body'
import { textOf } from '@/lib/values/read-value'
import { forReader } from '@/lib/payload/reader-language'

import { readRoutingSources } from './routing-sources'

/** Pages that redirect to other pages, one after the other. */
const maxPages = 5

interface UrlTarget {
  title: string
  edit: string
  /** Target of a page that redirects. */
  leadsTo?: string
}

async function findDocument(
  req: PayloadRequest,
  index: RouteIndex,
  end: Extract<FinalTarget, { path: string }>,
): Promise<UrlTarget | null> {
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
    ...forReader(req.i18n.language),
  })
  const doc = docs[0] as unknown as Record<string, unknown> | undefined
  if (!doc) return null
  const title = [doc.title, doc.name, doc.studioTitle].map(textOf).find((each) => each !== '') ?? ''
  const isLeading = collection === 'pages' && doc.redirect === true
  const leadsTo = isLeading ? pageRedirect(index, end.locale, end.path, textOf(doc.redirectUrl)) : null
  const edit = `/collections/${collection}/${String(doc.id)}`
  return { title, edit, ...(leadsTo !== null && { leadsTo }) }
}

/**
 * The redirects and the final target of a URL of the site; pages that lead elsewhere are followed.
 *
 * @param sources `languages.default` is that of a URL without a language
 */
export async function explain(
  req: PayloadRequest,
  sources: RoutingSources,
  given: string,
): Promise<UrlExplanation> {
  const steps: RedirectStep[] = []
  let url = given
  for (let page = 0; page < maxPages; page += 1) {
    const explained = await explainUrl(sources, url, req.payload.config.serverURL)
    steps.push(...explained.steps)
    const { end } = explained
    if (end.kind === 'notFound') return { steps, end: { kind: end.kind, url } }
    if (end.kind === 'elsewhere') return { steps, end }
    const target = await findDocument(req, sources.index, end)
    if (!target) return { steps, end: { kind: 'notFound', url } }
    const { title, edit, leadsTo } = target
    if (leadsTo === undefined)
      return { steps, end: { kind: end.kind, url: end.path, title, locale: end.locale, edit } }
    url = leadsTo
    steps.push({ to: url, permanent: false })
  }
  return { steps, end: { kind: 'notFound', url } }
}

/** `GET /api/routes/explain-url?url=`: the redirects and the final target of a URL of the site, for staff. */
export const explainUrlEndpoint: Omit<Endpoint, 'root'> = {
  path: '/explain-url',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
    const url = req.searchParams.get('url')?.trim() ?? ''
    if (url === '' || url.length > maxUrlLength) return answerNoAddress(req)
    return Response.json(await explain(req, await readRoutingSources(req.payload), url))
  },
}
