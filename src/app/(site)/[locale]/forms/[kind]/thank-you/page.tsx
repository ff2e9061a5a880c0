import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { getPageTranslator } from '@/features/property/server/reads'
import { rolePath } from '@/features/routing/model/route-table'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { PrivatePage } from '@/features/shell/pages/private-page'
import { isFormKind } from '@/features/submissions/model/form-kinds'
import { isLocale } from '@/lib/i18n/locales'

export const metadata: Metadata = { robots: { index: false } }

interface ThankYouProps {
  params: Promise<{ locale: string; kind: string }>
}

/** Thanks for a form for which the site has no page of its own. */
export default async function ThankYouPage({ params }: ThankYouProps) {
  const { locale, kind } = await params
  if (!isLocale(locale) || !isFormKind(kind)) return notFound()
  const [t, routes] = await Promise.all([getPageTranslator(locale), getRouteIndex()])
  const saleHref = rolePath(routes, 'forSale', locale)
  return (
    <PrivatePage locale={locale} path={`/${locale}/forms/${kind}/thank-you/`} title={t('thankYou.title')}>
      <p className="mt-4 max-w-2xl text-lead text-slate">{t('thankYou.text')}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        {saleHref && (
          <a href={saleHref} className="button button-brand">
            {t('search.forSale')}
          </a>
        )}
        <a href={`/${locale}/`} className="button button-quiet">
          {t('notFound.home')}
        </a>
      </p>
    </PrivatePage>
  )
}
