import { env } from '@/lib/env'
import { robotsText } from '@/lib/seo/robots'

/** The address of the site is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

/** What search engines need not ask for, and where the sitemap is. */
export const GET = (): Response =>
  new Response(robotsText(env.serverUrl), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
