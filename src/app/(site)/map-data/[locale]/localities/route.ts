import { findMapLocalities } from '@/features/map/server/find-map-localities'
import { isLocale } from '@/lib/i18n/locales'

interface LocalitiesContext {
  params: Promise<{ locale: string }>
}

/** The places of the drawn map, as JSON. They hardly ever change. */
export async function GET(_: Request, { params }: LocalitiesContext): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response('Not found', { status: 404 })
  return Response.json(await findMapLocalities(locale), {
    headers: { 'cache-control': 'public, max-age=3600' },
  })
}
