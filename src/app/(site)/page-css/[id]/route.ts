import { getPageCss } from '@/features/content/server/get-page-css'
import { getRouteIndex } from '@/features/routing/server/get-route-table'

interface PageCssContext {
  params: Promise<{ id: string }>
}

/** The CSS of one page as a file: inside the page it could break out of its element. */
export async function GET(_: Request, { params }: PageCssContext): Promise<Response> {
  const [{ id }, routes] = await Promise.all([params, getRouteIndex()])
  const entry = routes.entries.find(({ target }) => target?.collection === 'pages' && target.id === id)
  const css = entry && entry.publishedIn.length > 0 ? await getPageCss(id) : null
  if (css === null) return new Response('Not found', { status: 404 })
  return new Response(css, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })
}
