import { addressOf } from '@/lib/cms/peer-address'
import { findQuickSearch } from '@/lib/data/find-quick-search'
import { takeSuggestion } from '@/lib/forms-limits/form-limits'
import { isLocale } from '@/lib/i18n/locales'

interface QuickSearchContext {
  params: Promise<{ locale: string }>
}

/** Suggestions to what a visitor is typing, as JSON. They may be a little old: counts change rarely. */
export async function GET(request: Request, { params }: QuickSearchContext): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response('Not found', { status: 404 })
  const seconds = await takeSuggestion(addressOf(request.headers))
  if (seconds > 0)
    return new Response('Too many requests', { status: 429, headers: { 'retry-after': String(seconds) } })
  const text = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await findQuickSearch(text, locale), {
    headers: { 'cache-control': 'private, max-age=60' },
  })
}
