import type { Payload } from 'payload'

import { locales, type Locale, type Localized } from '@/lib/i18n/locales'
import { fillStoredTexts } from '@/lib/payload/agency-texts'
import { nameBreadcrumbs } from '@/features/routing/model/breadcrumb'
import { pageRoles, type AnyRole } from '@/features/routing/model/page-roles'
import {
  withoutLeftOut,
  type RouteEntry,
  type RouteTable,
  type RouteTarget,
} from '@/features/routing/model/route-table'
import { relatedId } from '@/lib/values/read-value'
import type { PageRole as PageRoleSettings } from '@/payload-types'

import { findProjectEntries, findTestimonialEntries } from './further-entries'

const everything = { limit: 0, pagination: false, depth: 0, overrideAccess: false } as const

/** Payload's types for a read in all languages are those of one language; these are the actual fields. */
interface RouteRow {
  original: string
  type: RouteEntry['type']
  path?: Partial<Localized>
  breadcrumb?: { name?: Partial<Localized>; path?: string | null }[] | null
  external?: string | null
  page?: string | null
  article?: string | null
}

interface Content {
  languages: Locale[]
  title: Partial<Localized>
}

interface ContentRow {
  id: string
  title?: Partial<Localized>
  publishedIn?: Locale[] | null
}

/** Languages of a published document: chosen by the editor, and with a title. */
const languagesOf = ({ publishedIn, title }: ContentRow): Locale[] =>
  locales.filter((locale) => (publishedIn ?? []).includes(locale) && Boolean(title?.[locale]))

async function findPublished(
  payload: Payload,
  collection: 'pages' | 'articles',
): Promise<Map<string, Content>> {
  const select = { title: true, publishedIn: true } as const
  const { docs } = await payload.find({ collection, select, locale: 'all', ...everything })
  const rows = await fillStoredTexts(docs as unknown as ContentRow[], payload)
  return new Map(rows.map((row) => [row.id, { languages: languagesOf(row), title: row.title ?? {} }]))
}

type Published = Record<'pages' | 'articles', Map<string, Content>>

const targetOf = (row: RouteRow): RouteTarget | undefined => {
  if (row.page) return { collection: 'pages', id: row.page }
  return row.article ? { collection: 'articles', id: row.article } : undefined
}

function toEntry(row: RouteRow, published: Published): RouteEntry {
  const target = targetOf(row)
  const content = row.page ? published.pages.get(row.page) : published.articles.get(row.article ?? '')
  return {
    original: row.original,
    type: row.type,
    paths: row.path ?? {},
    breadcrumb: (row.breadcrumb ?? []).map(({ name, path }) => ({ name: name ?? {}, ...(path && { path }) })),
    ...(row.external && { external: row.external }),
    ...(target && { target }),
    publishedIn: content?.languages ?? [],
  }
}

/** The chosen page of each role, by its id. The home page too: its step of the table of saves reads which one it is. */
function pagesByRole(settings: PageRoleSettings): [AnyRole, string][] {
  const chosen: [AnyRole, unknown][] = [
    ...pageRoles.map((role): [AnyRole, unknown] => [role, settings[role]]),
    ...(settings.thankYou ?? []).map(({ form, page }): [AnyRole, unknown] => [`thankYou:${form}`, page]),
  ]
  return chosen.flatMap(([role, page]): [AnyRole, string][] => {
    const id = relatedId(page)
    return id === null ? [] : [[role, id]]
  })
}

/**
 * All public paths of the site except those of properties, as visitors see them, uncached. Pages use `getRouteIndex`,
 * which is cached; rules and endpoints of the studio need the current data.
 */
export async function readRouteTable(payload: Payload): Promise<RouteTable> {
  const [routes, redirects, pages, articles, settings] = await Promise.all([
    payload.find({ collection: 'routes', locale: 'all', ...everything }),
    payload.find({ collection: 'redirects', ...everything }),
    findPublished(payload, 'pages'),
    findPublished(payload, 'articles'),
    payload.findGlobal({ slug: 'pageRoles', depth: 0, overrideAccess: false }),
  ])
  const rows = routes.docs as unknown as RouteRow[]
  const stored = rows.map((row) => toEntry(row, { pages, articles }))
  const withRole = new Map(
    pagesByRole(settings).flatMap(([role, id]) => {
      const entry = stored.find(({ target }) => target?.collection === 'pages' && target.id === id)
      return entry ? [[role, entry] as const] : []
    }),
  )
  for (const [role, entry] of withRole) if (role.startsWith('thankYou:')) entry.type = 'feedback'
  const further = await Promise.all([
    findTestimonialEntries(payload, withRole.get('testimonials')),
    findProjectEntries(payload, withRole.get('projects')),
  ])
  return withoutLeftOut({
    entries: nameBreadcrumbs(
      [...stored, ...further.flat()],
      ({ target }) => (target && pages.get(target.id)?.title) ?? {},
    ),
    redirects: redirects.docs.map(({ from, to, permanent, source, updatedAt }) => ({
      from,
      to,
      permanent: permanent ?? true,
      ...(source === 'system' && { changedAt: updatedAt }),
    })),
    roles: Object.fromEntries([...withRole].map(([role, { original }]) => [role, original])),
  })
}
