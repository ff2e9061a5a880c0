import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { rolePath } from '@/features/routing/model/route-table'

/** Links from an empty list to the properties on offer. */
export async function ListingLinks({ locale, t }: { locale: Locale; t: Translator }) {
  const routes = await getRouteIndex()
  const saleHref = rolePath(routes, 'forSale', locale)
  const rentHref = rolePath(routes, 'forRent', locale)
  return (
    <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
      {saleHref && (
        <a href={saleHref} className="button button-brand">
          {t('listing.seeAllSale')}
        </a>
      )}
      {rentHref && (
        <a href={rentHref} className="button button-quiet">
          {t('listing.seeAllRent')}
        </a>
      )}
    </div>
  )
}
