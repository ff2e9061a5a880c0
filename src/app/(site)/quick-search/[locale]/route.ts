import { getClientIp } from '@/lib/http/client-ip'
import { findQuickSearch } from '@/features/listings/server/find-quick-search'
import { consumeSuggestion } from '@/features/submissions/server/form-limits'
import { isLocale } from '@/lib/i18n/locales'

interface QuickSearchContext {
  params: Promise<{ locale: string }>
}

/** Suggestions while a visitor types, as JSON. They may be slightly out of date: counts change rarely. */
export async function GET(request: Request, { params }: QuickSearchContext): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response('Not found', { status: 404 })
  const seconds = await consumeSuggestion(getClientIp(request.headers))
  if (seconds > 0)
    return new Response('Too many requests', { status: 429, headers: { 'retry-after': String(seconds) } })
  const text = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await findQuickSearch(text, locale), {
    headers: { 'cache-control': 'private, max-age=60' },
  })
}
