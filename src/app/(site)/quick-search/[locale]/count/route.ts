import { countSearch } from '@/features/listings/server/count-search'
import { consumeSuggestion } from '@/features/submissions/server/form-limits'
import { getClientIp } from '@/lib/http/client-ip'
import { isLocale } from '@/lib/i18n/locales'

interface CountContext {
  params: Promise<{ locale: string }>
}

/** How many properties the filters find that a visitor is choosing, as JSON. */
export async function GET(request: Request, { params }: CountContext): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response('Not found', { status: 404 })
  const seconds = await consumeSuggestion(getClientIp(request.headers))
  if (seconds > 0)
    return new Response('Too many requests', { status: 429, headers: { 'retry-after': String(seconds) } })
  const count = await countSearch(new URL(request.url).searchParams, locale)
  return Response.json({ count }, { headers: { 'cache-control': 'private, max-age=60' } })
}
