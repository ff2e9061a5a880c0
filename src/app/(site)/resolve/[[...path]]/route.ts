import { originalPathOfProject } from '@/features/routing/model/content-paths'
import { getSettings } from '@/features/content/server/get-settings'
import { getLanguages, type Languages } from '@/features/content/server/get-languages'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { siteIcons } from '@/features/media/model/site-icons'
import { themeFilePath, type ThemeFile } from '@/lib/theme/theme-pictures'
import { toLocale } from '@/lib/i18n/locales'
import { resolveTheme } from '@/lib/theme/theme'
import { localisePath } from '@/features/routing/model/localise-path'
import { parseRef } from '@/features/property/model/search-params-values'
import type { RouteIndex } from '@/features/routing/model/route-table'

interface ResolveContext {
  params: Promise<{ path?: string[] }>
}

export const dynamic = 'force-dynamic'

/** Paths become part of a header: all but plain path characters are percent-encoded. */
const asHeader = (path: string) => path.replace(/[^\x21-\x7e]/g, encodeURIComponent).replace(/\\/g, '%5C')

const leadTo = (location: string) =>
  new Response(null, { status: 307, headers: { location: asHeader(location) } })

/** `/project/?id=3`, with or without a language, redirects to the project with that number (A9). */
function toProject(
  number: number,
  first: string | undefined,
  languages: Languages,
  routes: RouteIndex,
): Response {
  const locale = toLocale(first, languages.default)
  return leadTo(localisePath(routes, originalPathOfProject(number), locale))
}

/** Paths that browsers try on their own, and the icon of each without one in the settings. */
const ownIcons = new Map<string, ThemeFile>([
  ['favicon.ico', 'icon-192.png'],
  ['apple-touch-icon.png', 'icon-180.png'],
])

async function toIcon(ownIcon: ThemeFile): Promise<Response> {
  const languages = await getLanguages()
  const { config } = await getSettings(languages.default)
  const location =
    siteIcons(config.brand?.favicon)?.original.src ??
    themeFilePath(ownIcon, resolveTheme(config.brand)) ??
    '/'
  const headers = { location: asHeader(location), 'cache-control': 'public, max-age=3600' }
  return new Response(null, { status: 307, headers })
}

/**
 * Paths without a language redirect to their page in the default one, with their query (A1, A3). Temporary redirects: the
 * default language is a setting. An unknown path becomes a 404 in that language.
 */
export async function GET(request: Request, { params }: ResolveContext): Promise<Response> {
  const { path = [] } = await params
  const ownIcon = path.length === 1 && ownIcons.get(path[0] ?? '')
  if (ownIcon) return toIcon(ownIcon)
  // Page paths contain no dot: this is a missing file, such as the ones that scanners request.
  if (path.at(-1)?.includes('.')) return new Response('Not found', { status: 404 })
  const [languages, routes] = await Promise.all([getLanguages(), getRouteIndex()])
  const { search } = new URL(request.url)
  const project = parseRef(new URLSearchParams(search).get('id') ?? '')
  if (path.at(-1) === 'project' && project !== null) return toProject(project, path[0], languages, routes)
  const original = path.length > 0 ? `/${path.map(encodeURIComponent).join('/')}/` : '/'
  const target = localisePath(routes, original, languages.default)
  return leadTo(target + search)
}
