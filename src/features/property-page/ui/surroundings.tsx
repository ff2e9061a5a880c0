import { SituationMap } from '@/features/map/ui/situation-map'
import type { MapRing } from '@/features/map/model/map-messages'
import { fieldMark } from '@/lib/field-marks'
import { formatNumber } from '@/features/property/model/format-value'
import type { PriceStyle } from '@/features/property/model/price'
import { ringMinutes, walkedMetres, walkingKmPerHour } from '@/features/property/model/walking-time'
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

/** Places on foot, each with its distance. */
export function Nearby({ places, t }: { places: readonly NearbyPlace[]; t: Translator }) {
  if (places.length === 0) return null
  return (
    <div className="max-lg:mt-8" data-field={fieldMark('pointsOfInterest')}>
      <h3 className="text-card">{t('property.nearby')}</h3>
      <dl className="figures mt-3 border-t border-line">
        {places.map(({ id, kind, label, name, distance, walkingMinutes: minutes }) => (
          <div
            key={`${kind} ${name}`}
            className="flex items-baseline justify-between gap-6 border-b border-line py-2.5"
            data-field={fieldMark('pointsOfInterest', id, 'kind')}
          >
            <dt className="min-w-0">
              <span className="text-slate">{label}</span>
              {name && (
                <span className="block font-medium" data-field={fieldMark('pointsOfInterest', id, 'name')}>
                  {name}
                </span>
              )}
            </dt>
            {(distance ?? minutes) && (
              <dd
                className="shrink-0 text-right font-medium"
                data-field={fieldMark('pointsOfInterest', id, 'distanceInMetres')}
              >
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
    </div>
  )
}

const ringsOf = (t: Translator): MapRing[] =>
  ringMinutes.map((minutes) => ({
    radiusInMetres: walkedMetres(minutes),
    label: t('property.walk', { minutes }),
  }))

/** The field that the position comes from. */
function placeFieldOf(place: PropertyPlace | null): string {
  if (place?.areaRadiusInMetres) return 'publishArea'
  return place && !place.isApproximate ? 'latitude' : 'locality'
}

/** Whether there is anything to show: a centre of a town without a map says nothing that the address does not. */
export const hasSurroundings = ({ place, nearby }: PropertyDetail, isMapped: boolean): boolean =>
  nearby.length > 0 || (place !== null && (isMapped || !place.isApproximate))

/** The position of the property and places nearby. */
export function Surroundings({ property, isMapped, locale, priceStyle, t }: SurroundingsProps) {
  const { place, summary, address } = property
  // A short page has the places among its folded facts.
  const nearby = property.isShort ? [] : property.nearby
  if (!hasSurroundings(property, isMapped)) return null
  const format = { locale, style: priceStyle }
  return (
    <PageSection id="location" title={t('property.location')} field={placeFieldOf(place)}>
      <div className={nearby.length > 0 ? 'grid gap-x-16 lg:grid-cols-12' : undefined}>
        <div className="lg:col-span-8">
          {place && isMapped && (
            <SituationMap
              locale={locale}
              title={t('property.location')}
              place={{ ...place, label: address }}
              // Ways are walked from the house: a circle around somewhere else has none.
              rings={place.areaRadiusInMetres ? [] : ringsOf(t)}
              className="aspect-video w-full sm:aspect-[2/1]"
            />
          )}
          {place && isMapped && !place.areaRadiusInMetres && (
            <p className="mt-3 text-small text-slate print:hidden noscript:hidden">
              {t(place.isApproximate ? 'property.walkRingsRough' : 'property.walkRings', {
                speed: formatNumber(walkingKmPerHour, format),
                city: summary.city,
              })}
            </p>
          )}
          {isMapped && place?.isApproximate && (
            <p className="mt-3 text-small text-slate">
              {place.areaRadiusInMetres
                ? t('property.areaPlace', {
                    radius: formatNumber(place.areaRadiusInMetres, format, 'metres'),
                  })
                : t('property.approximatePlace', { city: summary.city })}
            </p>
          )}
          {place && !place.isApproximate && (
            <a
              href={streetViewHref(place)}
              target="_blank"
              rel="noopener"
              className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold underline"
            >
              <span aria-hidden="true" className="icon icon-mapPin" />
              {t('property.streetView')}
            </a>
          )}
        </div>
        <div className="lg:col-span-4">
          <Nearby places={nearby} t={t} />
        </div>
      </div>
    </PageSection>
  )
}
