import { env } from '@/lib/env'
import { robotsText } from '@/features/seo/model/robots'

/** The URL of the site is a setting of the running server, unknown at build time. */
export const dynamic = 'force-dynamic'

/** The paths that search engines should not request, and the URL of the sitemap. */
export const GET = (): Response =>
  new Response(robotsText(env.serverUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
