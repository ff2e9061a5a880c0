import { findNextMoments } from '@/features/appointments/server/find-next-moments'
import { findShownProperty } from '@/features/property-page/server/get-property'
import { parseRef } from '@/features/property/model/search-params-values'
import { getClientIp } from '@/lib/http/client-ip'
import { isLocale } from '@/lib/i18n/locales'
import { LoadLimiter } from '@/lib/limits/load-limiter'
import { isOffered } from '@/lib/site-config'

interface MomentsContext {
  params: Promise<{ locale: string; ref: string }>
}

export const dynamic = 'force-dynamic'

const requests = new LoadLimiter('next-moments', { points: 120, seconds: 60 })

/** The next free moments for a visit of a property, as JSON; fetched by its page, which is stored and cannot hold them. */
export async function GET(request: Request, { params }: MomentsContext): Promise<Response> {
  const { locale, ref: text } = await params
  const ref = parseRef(text)
  if (!isLocale(locale) || ref === null || !isOffered({ module: 'appointments' }))
    return new Response('Not found', { status: 404 })
  const seconds = await requests.take(getClientIp(request.headers))
  if (seconds > 0)
    return new Response('Too many requests', { status: 429, headers: { 'retry-after': String(seconds) } })
  if (!(await findShownProperty(ref, locale))) return new Response('Not found', { status: 404 })
  return Response.json(await findNextMoments({ locale, ref }), { headers: { 'cache-control': 'no-store' } })
}
