import { getLanguages } from '@/lib/data/get-languages'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { localisePath } from '@/lib/routing/localise-path'

interface ResolveContext {
  params: Promise<{ path?: string[] }>
}

export const dynamic = 'force-dynamic'

/** Addresses go into a header: whatever is no plain path character is written with percent signs. */
const asHeader = (path: string) => path.replace(/[^\x21-\x7e]/g, encodeURIComponent).replace(/\\/g, '%5C')

/**
 * Paths without a language lead to their page in the default one, with their query (A1, A3). Temporary redirects: the
 * default language is a setting. What does not exist becomes a 404 in that language.
 */
export async function GET(request: Request, { params }: ResolveContext): Promise<Response> {
  const [{ path = [] }, languages, routes] = await Promise.all([params, getLanguages(), getRouteIndex()])
  const { search } = new URL(request.url)
  const original = path.length > 0 ? `/${path.map(encodeURIComponent).join('/')}/` : '/'
  const target = localisePath(routes, original, languages.default)
  return new Response(null, { status: 307, headers: { location: asHeader(target + search) } })
}
