import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'

import type { SearchAnswer, SearchGroup, SearchHit } from '@/features/studio-search/model/search-answer'
import { typedLink } from '@/features/studio-search/model/typed-link'
import { readRouteTable } from '@/features/routing/server/api'
import { originalPathOfProperty } from '@/features/routing/model/property-path'
import type { RouteTable } from '@/features/routing/model/route-table'
import { studioText } from '@/lib/i18n/studio-text'
import { staffRole } from '@/lib/payload/access'
import { textOf } from '@/lib/values/read-value'

import { findDocumentGroups, toGroup } from './find-everything'

/** What a link can lead to. */
const kinds = ['pages', 'properties', 'articles', 'projects', 'media'] as const satisfies CollectionSlug[]

const maxTextLength = 200
/** Pages that are offered before anything is typed. */
const maxSuggested = 12

const idOfHit = ({ key }: SearchHit): string => key.slice(key.indexOf(':') + 1)

/** Field of a document that its URL is made of, where the route table has no path for it. */
const urlFields = {
  properties: { name: 'ref', toUrl: (ref: unknown) => originalPathOfProperty(Number(ref)) },
  media: {
    name: 'filename',
    toUrl: (name: unknown) => `/api/media/file/${encodeURIComponent(textOf(name))}`,
  },
} as const

const hasUrlField = (kind: string): kind is keyof typeof urlFields => kind in urlFields

/** URLs that are the same in every language, by id. */
async function findUrls(
  req: PayloadRequest,
  { kind, hits }: SearchGroup,
  table: RouteTable,
): Promise<Map<string, string>> {
  if (!hasUrlField(kind))
    return new Map(
      table.entries.flatMap(({ target, original }) =>
        target?.collection === kind ? [[target.id, original] as const] : [],
      ),
    )
  const { name, toUrl } = urlFields[kind]
  const { docs } = await req.payload.find({
    collection: kind,
    where: { id: { in: hits.map(idOfHit) } },
    select: { [name]: true },
    draft: true,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  return new Map(
    (docs as unknown as Record<string, unknown>[]).map((doc) => [String(doc.id), toUrl(doc[name])]),
  )
}

/** Leads the hits of a group to the site instead of the studio; those without a path are left out. */
async function toLinks(req: PayloadRequest, group: SearchGroup, table: RouteTable): Promise<SearchGroup[]> {
  const urls = await findUrls(req, group, table)
  const hits = group.hits.flatMap((hit) => {
    const href = urls.get(idOfHit(hit))
    return href ? [{ ...hit, href }] : []
  })
  return hits.length > 0 ? [{ ...group, hits, listHref: null }] : []
}

function typedGroup({ i18n }: PayloadRequest, text: string): SearchGroup[] {
  const typed = typedLink(text)
  if (!typed) return []
  const title = studioText(i18n.language, `studioSearch.links.kinds.${typed.kind}`)
  const hit = { key: `typed:${typed.kind}`, href: typed.url, title, detail: typed.url, picture: null }
  const label = studioText(i18n.language, 'studioSearch.links.typed')
  return [{ kind: 'typed', label, hits: [hit], listHref: null }]
}

/** The pages at the top of the site, in the order of the route table. */
const topPages = ({ entries }: RouteTable): string[] =>
  entries
    .filter(({ original, target }) => target?.collection === 'pages' && original.split('/').length <= 3)
    .map(({ target }) => target?.id ?? '')
    .slice(0, maxSuggested)

/**
 * What a link of the site can lead to, by the rights of the user. The `href` of a hit is what is stored: an original path,
 * which is the same in every language, the path of a file, or the typed address.
 */
export async function findLinkTargets(req: PayloadRequest, text: string): Promise<SearchAnswer> {
  const table = await readRouteTable(req.payload)
  const answer =
    text === ''
      ? { groups: await toGroup(req, 'pages', topPages(table), maxSuggested), corrected: null }
      : await findDocumentGroups(req, text, kinds)
  const groups = (await Promise.all(answer.groups.map((group) => toLinks(req, group, table)))).flat()
  return { groups: [...typedGroup(req, text), ...groups], corrected: answer.corrected }
}

/** `GET /api/link-targets?text=`: see `findLinkTargets`; without a text the main pages. For staff. */
export const linkTargetsEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    if (staffRole(req.user) === null) return Response.json({}, { status: 404 })
    const text = (req.searchParams.get('text') ?? '').trim().slice(0, maxTextLength)
    return Response.json(await findLinkTargets(req, text))
  },
}
