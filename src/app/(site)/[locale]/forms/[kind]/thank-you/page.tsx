import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { BookingReceipt } from '@/app/(site)/_views/booking-receipt'
import { SearchReceipt } from '@/app/(site)/_views/search-receipt'
import { ThanksAbout } from '@/app/(site)/_views/thanks-about'
import { getPageTranslator } from '@/features/property/server/reads'
import { rolePath } from '@/features/routing/model/route-table'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { PrivatePage } from '@/features/shell/pages/private-page'
import { isFormKind } from '@/features/submissions/model/form-kinds'
import { isLocale } from '@/lib/i18n/locales'

export const metadata: Metadata = { robots: { index: false } }

interface ThankYouProps {
  params: Promise<{ locale: string; kind: string }>
  searchParams: Promise<{ receipt?: unknown; ref?: unknown }>
}

/** Thanks for a form for which the site has no page of its own. */
export default async function ThankYouPage({ params, searchParams }: ThankYouProps) {
  const { locale, kind } = await params
  if (!isLocale(locale) || !isFormKind(kind)) return notFound()
  const [t, routes, { receipt, ref }] = await Promise.all([
    getPageTranslator(locale),
    getRouteIndex(),
    searchParams,
  ])
  const isBooking = kind === 'contactAppointment'
  const saleHref = rolePath(routes, 'forSale', locale)
  return (
    <PrivatePage
      locale={locale}
      path={`/${locale}/forms/${kind}/thank-you/`}
      title={t('thankYou.title')}
      beside={
        isBooking ? undefined : (
          <div className="block-cell">
            <ThanksAbout about={ref} locale={locale} />
          </div>
        )
      }
      after={
        isBooking ? (
          <BookingReceipt receipt={receipt} locale={locale} />
        ) : (
          kind === 'demandRegister' && <SearchReceipt receipt={receipt} locale={locale} />
        )
      }
    >
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
