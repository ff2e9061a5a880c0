import { PlaceMap } from '@/features/map/ui/place-map'
import { SectionHeading } from '@/components/ui/section-heading'
import { findCityPlaces } from '@/features/listings/server/find-city-places'
import { findMapLocalities } from '@/features/map/server/find-map-localities'
import { readOutlines, readRivers } from '@/features/map/server/map-files'
import { getSettings } from '@/features/content/server/get-settings'
import type { Locale } from '@/lib/i18n/locales'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { drawPlaces } from '@/features/map/model/place-drawing'
import type { MapBlock } from '@/payload-types'
import { documentMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

import { PlaceDetails } from './place-details'
import { placeOfAgency, placeOfEditor, type ShownPlace } from './shown-place'

/** Narrow blocks have the texts above the map. */
const columnsForBoth = 9

async function findPlaces(data: MapBlock, locale: Locale): Promise<ShownPlace[]> {
  if (data.source === 'agency') {
    const { config } = await getSettings(locale)
    return [placeOfAgency(config.agency, locale)].filter((place) => place !== null)
  }
  const centres = await findCityPlaces()
  return (data.places ?? []).flatMap((place) => placeOfEditor(place, centres) ?? [])
}

/** The agency's location: a drawn map, the postal address and a link for directions. */
export async function MapView({ data, context }: BlockViewProps<'map'>) {
  const { locale, columns = 12 } = context
  const [places, localities, rivers, outlines, t] = await Promise.all([
    findPlaces(data, locale),
    findMapLocalities(locale),
    readRivers(),
    readOutlines(),
    getPageTranslator(locale),
  ])
  if (places.length === 0) return null
  // Places with a pin come first, so that the numbers of the pins and of the list agree.
  const listed = places.toSorted((one, other) => Number(other.mark !== null) - Number(one.mark !== null))
  const marked = listed.filter(({ mark }) => mark !== null)
  const drawing = drawPlaces(
    { places: localities, rivers, outlines },
    marked.flatMap(({ mark }) => mark ?? []),
    locale,
  )
  const isBeside = drawing !== null && columns >= columnsForBoth
  const names = marked.map(({ name, address }) => name ?? address ?? '').join(', ')
  const map = drawing && (
    <div className={isBeside ? 'lg:col-span-8' : ''}>
      <PlaceMap drawing={drawing} label={t('place.map', { names })} attribution={outlines?.attribution} />
    </div>
  )
  const columnsOfList = isBeside ? 'lg:col-span-4' : listed.length > 1 ? 'sm:grid-cols-2' : ''
  return (
    <BlockBand field="source" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <div className={`grid gap-x-12 gap-y-8 ${isBeside ? 'lg:grid-cols-12' : ''}`}>
        {isBeside && map}
        <ul className={`grid content-start gap-8 ${columnsOfList}`}>
          {listed.map((place, index) => (
            <li
              key={index}
              data-field={place.field}
              data-document={place.field ? undefined : documentMark('globals', 'siteConfig')}
            >
              <PlaceDetails
                place={place}
                number={marked.length > 1 && place.mark ? index + 1 : null}
                headingLevel={data.heading ? 'h3' : 'h2'}
                showOpeningHours={data.showOpeningHours !== false}
                showRoute={data.showRoute !== false}
                t={t}
              />
            </li>
          ))}
        </ul>
        {!isBeside && map}
      </div>
    </BlockBand>
  )
}
