import { originalPathOfProject } from '@/lib/routing/content-paths'
import { getLanguages, type Languages } from '@/lib/data/get-languages'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { isLocale } from '@/lib/i18n/locales'
import { localisePath } from '@/lib/routing/localise-path'
import { readRef } from '@/lib/routing/property-path'
import type { RouteIndex } from '@/lib/routing/route-table'

interface ResolveContext {
  params: Promise<{ path?: string[] }>
}

export const dynamic = 'force-dynamic'

/** Addresses go into a header: whatever is no plain path character is written with percent signs. */
const asHeader = (path: string) => path.replace(/[^\x21-\x7e]/g, encodeURIComponent).replace(/\\/g, '%5C')

const leadTo = (location: string) =>
  new Response(null, { status: 307, headers: { location: asHeader(location) } })

/** `/project/?id=3`, with or without a language, leads to the project with that number (A9). */
function toProject(
  number: number,
  first: string | undefined,
  languages: Languages,
  routes: RouteIndex,
): Response {
  const locale = isLocale(first) ? first : languages.default
  return leadTo(localisePath(routes, originalPathOfProject(number), locale))
}

/**
 * Paths without a language lead to their page in the default one, with their query (A1, A3). Temporary redirects: the
 * default language is a setting. What does not exist becomes a 404 in that language.
 */
export async function GET(request: Request, { params }: ResolveContext): Promise<Response> {
  const { path = [] } = await params
  // Pages have no dots in their names: this is a file we do not have, such as the ones scanners ask for.
  if (path.at(-1)?.includes('.')) return new Response('Not found', { status: 404 })
  const [languages, routes] = await Promise.all([getLanguages(), getRouteIndex()])
  const { search } = new URL(request.url)
  const project = readRef(new URLSearchParams(search).get('id') ?? '')
  if (path.at(-1) === 'project' && project !== null) return toProject(project, path[0], languages, routes)
  const original = path.length > 0 ? `/${path.map(encodeURIComponent).join('/')}/` : '/'
  const target = localisePath(routes, original, languages.default)
  return leadTo(target + search)
}
