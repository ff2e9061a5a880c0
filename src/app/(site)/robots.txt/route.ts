import { env } from '@/lib/env'
import { crawlerCacheControl, robotsText } from '@/features/seo/model/robots'
import { isSiteLaunched } from '@/features/seo/server/is-site-launched'

/** The URL of the site is a setting of the running server, unknown at build time. */
export const dynamic = 'force-dynamic'

/** The paths that search engines should not request, and the URL of the sitemap. */
export async function GET(): Promise<Response> {
  // Without the database no page is shown either; a crawler that gets an error here leaves the site for days.
  const isLaunched = await isSiteLaunched().catch(() => !env.isStaging)
  return new Response(robotsText(env.serverUrl, isLaunched), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': crawlerCacheControl(isLaunched),
    },
  })
}
