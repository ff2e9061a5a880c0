import type { ConsentWords } from '@/components/consent/consent-question'
import { mergeConsentTexts, standardConsentTexts } from '@/lib/consent/consent-texts'
import { getOwnConsentTexts } from '@/lib/data/get-own-consent-texts'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { isLocale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { isPublishedIn, publicPath } from '@/lib/routing/route-table'

/** Made once per language and kept until a route or a setting changes. */
export const dynamic = 'force-static'

export const generateStaticParams = () => []

/** The words of the question about consent: only first visits need them, so they are on no page. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const [t, routes, written] = await Promise.all([
    getTranslator(locale),
    getRouteIndex(),
    getOwnConsentTexts(locale),
  ])
  const entry = routes.byOriginal.get('/cookie-policy/')
  const words: ConsentWords = {
    texts: mergeConsentTexts(standardConsentTexts(t), written),
    policyHref: entry && isPublishedIn(entry, locale) ? publicPath(entry, locale) : null,
  }
  return Response.json(words)
}
