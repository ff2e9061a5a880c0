import type { ListingFilters, NearFilter } from '@/features/listings/model/listing-filters'
import { floorNames } from '@/features/property/model/floor-names'
import { cityText } from '@/features/property/model/search-params-values'
import { nearText, pointText } from '@/features/listings/model/search-params-places'

import { filterText, type FilterContext } from './listing-chosen'
import { BedroomField, EpcField, FlagField, PriceFields, SurfaceFields } from './listing-fields'
import {
  BathroomField,
  EpcMinField,
  MonthlyFields,
  OwnFields,
  PricePerSquareMetreField,
  SinceField,
} from './further-fields'
import { ListingOptions, type ListingOption } from './listing-options'
import { ListingPanel } from './listing-panel'
import { formatDistance, maxSliderInKm, usualRadiusInKm, type NearPlace } from './near-choice'

/** Whether the slider can show the circle: those of the map have other centres and distances. */
const isOfSlider = (near: NearFilter, places: readonly NearPlace[]): boolean =>
  Number.isInteger(near.radiusInKm) &&
  near.radiusInKm <= maxSliderInKm &&
  places.some((place) => pointText(place) === pointText(near))

/** A place with its surroundings: the place, and a slider for the distance. A circle of the map is one more choice. */
function ListingNear({ filters, filterContext }: Pick<ListingPanelsProps, 'filters' | 'filterContext'>) {
  const { near } = filters
  const { t, places } = filterContext
  const slid = near !== null && isOfSlider(near, places) ? near : null
  const radiusInKm = slid?.radiusInKm ?? usualRadiusInKm
  const distance = formatDistance(radiusInKm)
  return (
    <div className="border-t border-line pt-5">
      <label className="amount">
        <span>{t('listing.near')}</span>
        <select
          name="near"
          defaultValue={slid ? pointText(slid) : near ? nearText(near) : ''}
          className="field"
        >
          <option value="">{t('listing.anywhere')}</option>
          {near && !slid && (
            <option value={nearText(near)}>{filterText('near', filters, filterContext)}</option>
          )}
          {places.map((place) => (
            // Several places can have one name.
            <option key={pointText(place)} value={pointText(place)}>
              {place.name}
            </option>
          ))}
        </select>
      </label>
      <div className="amount mt-3">
        <span>
          {/* Around it, the label would name the figure, which is labelable too. */}
          <label htmlFor="near-km">{t('listing.radius')}</label>{' '}
          <output className="figures font-normal">{distance}</output>
        </span>
        <input
          id="near-km"
          type="range"
          name="km"
          aria-valuetext={distance}
          min={1}
          max={maxSliderInKm}
          defaultValue={radiusInKm}
          className="min-h-11 w-full accent-ink"
        />
      </div>
    </div>
  )
}

export interface ListingPanelsProps {
  filters: ListingFilters
  /** Empty unless there is something in more than one. */
  countries: ListingOption[]
  cities: ListingOption[]
  types: ListingOption[]
  filterContext: FilterContext
}

const countSet = (values: unknown[]): number => values.filter(Boolean).length

function MoreFields({ filters, filterContext }: Pick<ListingPanelsProps, 'filters' | 'filterContext'>) {
  const { t, locale, priceStyle } = filterContext
  const any = t('listing.any')
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <SurfaceFields
        filters={filters}
        locale={locale}
        priceStyle={priceStyle}
        labels={{ living: t('listing.livingMin'), ground: t('listing.groundMin'), any }}
      />
      <BathroomField filters={filters} filterContext={filterContext} />
      <EpcMinField filters={filters} filterContext={filterContext} />
      {filters.epc.length > 0 && <EpcField chosen={filters.epc} label={t('listing.epc')} />}
      <FlagField
        legend={t('listing.features')}
        flags={[
          { name: 'garden', label: t('listing.garden'), isSet: filters.garden },
          { name: 'terrace', label: t('listing.terrace'), isSet: filters.terrace },
          { name: 'garage', label: t('listing.garage'), isSet: filters.garage },
          { name: 'parking', label: t('listing.parking'), isSet: filters.parking },
          { name: 'furnished', label: t('listing.furnished'), isSet: filters.furnished },
          { name: 'newBuild', label: t('listing.newBuild'), isSet: filters.newBuild },
          { name: 'lift', label: t('listing.lift'), isSet: filters.lift },
          { name: 'pool', label: t('listing.pool'), isSet: filters.pool },
          { name: 'groundFloor', label: floorNames[0][locale], isSet: filters.groundFloor },
        ]}
      />
      <div>
        <FlagField
          legend={t('listing.offer')}
          flags={[
            { name: 'openHouse', label: t('listing.openHouse'), isSet: filters.openHouse },
            { name: 'priceCut', label: t('listing.priceCut'), isSet: filters.priceCut },
          ]}
        />
        <SinceField filters={filters} filterContext={filterContext} />
      </div>
      <FlagField
        legend={t('listing.availability')}
        flags={[
          { name: 'hideSold', label: t('listing.hideSold'), isSet: filters.hideSold },
          { name: 'hideOption', label: t('listing.hideOption'), isSet: filters.hideUnderOption },
        ]}
      />
      <OwnFields filters={filters} filterContext={filterContext} />
    </div>
  )
}

/** The filters of the last panel, without the energy labels, of which each counts. */
const furtherFilters = [
  'surfaceMin',
  'groundMin',
  'garden',
  'terrace',
  'garage',
  'newBuild',
  'hideSold',
  'hideUnderOption',
  'bathroomsMin',
  'lift',
  'pool',
  'groundFloor',
  'epcMin',
  'since',
  'openHouse',
  'priceCut',
  'parking',
  'furnished',
] as const satisfies readonly (keyof ListingFilters)[]

interface PlacePanelProps extends Pick<ListingPanelsProps, 'filters' | 'cities' | 'filterContext'> {
  apply: string
}

/** Places by name, and one with its surroundings. */
function PlacePanel({ filters, cities, filterContext, apply }: PlacePanelProps) {
  const { t } = filterContext
  const count = filters.cities.length + countSet([filters.near])
  return (
    <ListingPanel
      label={t('listing.city')}
      active={{ count, text: ` ${t('listing.activeCount', { count })}` }}
      apply={apply}
    >
      <fieldset className="mb-5">
        <legend className="sr-only">{t('listing.city')}</legend>
        <ListingOptions
          numbers={t.numbers}
          name="city"
          options={cities}
          chosen={filters.cities.map(cityText)}
          search={{ label: t('listing.searchCity'), none: t('listing.noCity') }}
        />
      </fieldset>
      <ListingNear filters={filters} filterContext={filterContext} />
    </ListingPanel>
  )
}

/** Every filter of a list, in the order of the URL. */
export function ListingPanels({ filters, countries, cities, types, filterContext }: ListingPanelsProps) {
  const { t, locale, priceStyle } = filterContext
  const panelProps = { apply: t('listing.apply') }
  const active = (count: number) => ({ count, text: ` ${t('listing.activeCount', { count })}` })
  const monthly = [filters.budget, filters.rentTotalMax]
  return (
    <>
      {countries.length > 0 && (
        <ListingPanel label={t('listing.country')} active={active(filters.countries.length)} {...panelProps}>
          <fieldset>
            <legend className="sr-only">{t('listing.country')}</legend>
            <ListingOptions
              name="country"
              options={countries}
              chosen={filters.countries}
              numbers={t.numbers}
            />
          </fieldset>
        </ListingPanel>
      )}
      <PlacePanel {...panelProps} filters={filters} cities={cities} filterContext={filterContext} />
      <ListingPanel label={t('listing.type')} active={active(filters.types.length)} {...panelProps}>
        <fieldset>
          <legend className="sr-only">{t('listing.type')}</legend>
          <ListingOptions
            name="type"
            options={types}
            chosen={filters.types.map(String)}
            numbers={t.numbers}
          />
        </fieldset>
      </ListingPanel>
      <ListingPanel
        label={t('listing.price')}
        active={active(countSet([filters.priceMin, filters.priceMax, filters.priceM2Max, ...monthly]))}
        {...panelProps}
      >
        <div className="grid gap-5">
          <PriceFields
            filters={filters}
            locale={locale}
            priceStyle={priceStyle}
            labels={{ min: t('listing.priceMin'), max: t('listing.priceMax'), any: t('listing.any') }}
          />
          <PricePerSquareMetreField filters={filters} filterContext={filterContext} />
          <MonthlyFields filters={filters} filterContext={filterContext} />
        </div>
      </ListingPanel>
      <ListingPanel
        label={t('listing.bedrooms')}
        active={active(countSet([filters.bedroomsMin]))}
        {...panelProps}
      >
        <BedroomField chosen={filters.bedroomsMin} label={t('listing.bedroomsMin')} any={t('listing.any')} />
      </ListingPanel>
      <ListingPanel
        label={t('listing.more')}
        active={active(
          countSet(furtherFilters.map((name) => filters[name])) + filters.epc.length + filters.own.length,
        )}
        isWide
        {...panelProps}
      >
        <MoreFields filters={filters} filterContext={filterContext} />
      </ListingPanel>
    </>
  )
}
