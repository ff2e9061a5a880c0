import { getRouteIndex } from '@/features/routing/server/get-route-table'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { localisePath } from '@/features/routing/model/localise-path'

/** Links from an empty list to the properties on offer. */
export async function ListingLinks({ locale, t }: { locale: Locale; t: Translator }) {
  const routes = await getRouteIndex()
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <a href={localisePath(routes, '/for-sale/', locale)} className="button button-brand">
        {t('listing.seeAllSale')}
      </a>
      <a href={localisePath(routes, '/for-rent/', locale)} className="button button-quiet">
        {t('listing.seeAllRent')}
      </a>
    </div>
  )
}
