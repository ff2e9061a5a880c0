import type { ConsentQuestionData } from '@/features/consent/ui/ask-consent'
import { mergeConsentTexts, standardConsentTexts } from '@/features/consent/model/consent-texts'
import { getOwnConsentTexts } from '@/features/consent/server/get-own-consent-texts'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { isLocale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/reads'
import { rolePath } from '@/features/routing/model/route-table'

/** Rendered once per language and cached until a route or a setting changes. */
export const dynamic = 'force-static'

export const generateStaticParams = () => []

/** The texts of the consent question: only first visits need them, so pages do not contain them. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const [t, routes, written] = await Promise.all([
    getPageTranslator(locale),
    getRouteIndex(),
    getOwnConsentTexts(locale),
  ])
  const data: ConsentQuestionData = {
    texts: mergeConsentTexts(standardConsentTexts(t), written),
    policyHref: rolePath(routes, 'cookies', locale),
  }
  return Response.json(data)
}
