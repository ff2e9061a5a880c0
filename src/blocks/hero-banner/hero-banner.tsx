import { PropertyStrip } from '@/components/property/property-strip'
import { QuickSearch } from '@/components/property/quick-search'
import { Picture } from '@/components/ui/picture'
import { SmartLink } from '@/components/ui/smart-link'
import { findLatestProperties } from '@/lib/data/find-latest-properties'
import { getCatalogueIndex } from '@/lib/data/get-catalogue-index'
import { getPropertySettings } from '@/lib/data/get-property-settings'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { getTranslator } from '@/lib/i18n/translator'
import { toPictureSource } from '@/lib/media/to-picture-source'
import { localiseLink } from '@/lib/routing/localise-link'
import { localisePath } from '@/lib/routing/localise-path'

import type { BlockViewProps } from '../define-block'

import { fillCounts } from './fill-counts'

const PROPERTIES_SHOWN = 3

/** The opening of a page: picture, statement and quick search; on request the newest properties beside it. */
export async function HeroBanner({ data, context }: BlockViewProps<'heroBanner'>) {
  const { locale } = context
  const [routes, sale, rent, t, settings] = await Promise.all([
    getRouteIndex(),
    getCatalogueIndex('sale', locale),
    getCatalogueIndex('rent', locale),
    getTranslator(locale),
    getPropertySettings(locale),
  ])
  const counts = { sale: sale.total, rent: rent.total }
  const picture = toPictureSource(data.image)
  const properties =
    data.bannerType === 'properties' ? await findLatestProperties('both', PROPERTIES_SHOWN, locale) : []
  return (
    <section className="relative isolate bg-ink text-white">
      <div className="relative flex min-h-[min(68svh,44rem)] lg:min-h-[min(88svh,52rem)] flex-col justify-end">
        {picture && (
          <Picture
            source={picture}
            sizes="(max-width: 48rem) 170vw, 100vw"
            priority={context.index === 0}
            className="absolute inset-0 -z-20 size-full object-[68%_50%]"
          />
        )}
        <div className="absolute inset-0 -z-10 bg-gradient-to-t from-ink/85 via-ink/20 to-ink/45" />
        <div className="wrap grid items-end gap-10 pt-40 pb-10 lg:grid-cols-12 lg:pb-16">
          <div className={properties.length > 0 ? 'lg:col-span-7' : 'lg:col-span-9'}>
            <h1 className="text-hero">{data.title}</h1>
            {data.description && (
              <p className="figures mt-5 max-w-2xl text-lead whitespace-pre-line">
                {fillCounts(data.description, counts)}
              </p>
            )}
            {data.link?.url && data.link.label && (
              <SmartLink
                href={localiseLink(routes, data.link.url, locale)}
                className="button button-quiet mt-6"
              >
                {data.link.label}
              </SmartLink>
            )}
          </div>
          {properties.length > 0 && (
            <PropertyStrip properties={properties} locale={locale} priceStyle={settings.priceStyle} t={t} />
          )}
        </div>
      </div>
      {data.showQuickSearch && (
        <div className="relative">
          <div
            aria-hidden="true"
            className="steps absolute right-0 bottom-full hidden h-24 w-[28vw] lg:block"
          />
          <div className="bg-white pt-6 pb-2 lg:pt-0 lg:pb-0">
            <div className="wrap lg:pr-0">
              <QuickSearch
                saleHref={localisePath(routes, '/for-sale/', locale)}
                rentHref={localisePath(routes, '/for-rent/', locale)}
                counts={data.showCounts ? counts : null}
                t={t}
                id={`quick-search-${context.index}`}
              />
            </div>
          </div>
        </div>
      )}
    </section>
  )
}
