import { MapPinned } from 'lucide'

import { SituationMap } from '@/features/map/ui/situation-map'
import type { MapRing } from '@/features/map/model/map-messages'
import { formatNumber } from '@/features/property/model/format-value'
import type { PriceStyle } from '@/features/property/model/price'
import { ringMinutes, walkedMetres, walkingKmPerHour } from '@/features/property/model/walking-time'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { NearbyPlace } from '@/features/property/model/nearby-places'
import type { PropertyDetail, PropertyPlace } from '@/features/property-page/model/property-detail'

import { PageSection } from './page-section'

interface SurroundingsProps {
  property: PropertyDetail
  /** Whether there is a map of its place. */
  isMapped: boolean
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** Google's own page in a new tab: no Google content loads here. Only with a published postal address. */
const streetViewHref = ({ latitude, longitude }: PropertyPlace) =>
  `https://www.google.com/maps/@?${new URLSearchParams({ api: '1', map_action: 'pano', viewpoint: `${latitude},${longitude}` })}`

function Nearby({ places, t }: { places: readonly NearbyPlace[]; t: Translator }) {
  if (places.length === 0) return null
  return (
    <>
      <h3 className="mt-8 text-card">{t('property.nearby')}</h3>
      <dl className="figures mt-3 grid gap-x-12 border-t border-line md:grid-cols-2">
        {places.map(({ kind, label, name, distance, walkingMinutes: minutes }) => (
          <div key={`${kind} ${name}`} className="flex justify-between gap-6 border-b border-line py-2.5">
            <dt className="min-w-0">
              <span className="text-slate">{label}</span>
              {name && <span className="block font-medium">{name}</span>}
            </dt>
            {(distance ?? minutes) && (
              <dd className="shrink-0 self-end text-right font-medium">
                {distance}
                {minutes && (
                  <span className={distance ? 'block text-small font-normal text-slate' : ''}>
                    {t(distance ? 'property.walk' : 'property.walkWithin', { minutes })}
                  </span>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}

const ringsOf = (t: Translator): MapRing[] =>
  ringMinutes.map((minutes) => ({
    radiusInMetres: walkedMetres(minutes),
    label: t('property.walk', { minutes }),
  }))

/** Whether there is anything to show: a centre of a town without a map says nothing that the address does not. */
export const hasSurroundings = ({ place, nearby }: PropertyDetail, isMapped: boolean): boolean =>
  nearby.length > 0 || (place !== null && (isMapped || !place.isApproximate))

/** The position of the property and places nearby. */
export function Surroundings({ property, isMapped, locale, priceStyle, t }: SurroundingsProps) {
  const { place, nearby, summary, address } = property
  if (!hasSurroundings(property, isMapped)) return null
  return (
    <PageSection id="location" title={t('property.location')}>
      {place && isMapped && (
        <SituationMap
          locale={locale}
          title={t('property.location')}
          place={{ ...place, label: address }}
          rings={ringsOf(t)}
          className="aspect-[4/3] w-full sm:aspect-[16/9]"
        />
      )}
      {place && isMapped && (
        <p className="mt-3 text-small text-slate print:hidden [@media(scripting:none)]:hidden">
          {t(place.isApproximate ? 'property.walkRingsRough' : 'property.walkRings', {
            speed: formatNumber(walkingKmPerHour, { locale, style: priceStyle }),
            city: summary.city,
          })}
        </p>
      )}
      {isMapped && place?.isApproximate && (
        <p className="mt-3 text-small text-slate">{t('property.approximatePlace', { city: summary.city })}</p>
      )}
      {place && !place.isApproximate && (
        <a
          href={streetViewHref(place)}
          target="_blank"
          rel="noopener"
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold underline"
        >
          <Icon node={MapPinned} className="size-4" />
          {t('property.streetView')}
        </a>
      )}
      <Nearby places={nearby} t={t} />
    </PageSection>
  )
}
