import type { ListingFilters } from '@/features/listings/model/listing-filters'
import { floorNames } from '@/features/property/model/floor-names'
import { cityText } from '@/features/property/model/search-params-values'
import { nearText } from '@/features/listings/model/search-params-places'

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
import { nearDistances, nearLabel, nearValue, type NearPlace } from './near-choice'

interface ListingNearProps {
  places: NearPlace[]
  /** The circle of the URL; one drawn on the map is added as an option. */
  chosen: { value: string; label: string } | null
  label: string
  any: string
}

/** All properties within some kilometres of a place: a circle without using the map. */
function ListingNear({ places, chosen, label, any }: ListingNearProps) {
  const choices = places.flatMap((place) =>
    nearDistances.map((km) => ({ value: nearValue(place, km), label: nearLabel(place.name, km) })),
  )
  const isDrawn = chosen !== null && !choices.some(({ value }) => value === chosen.value)
  return (
    <label className="block">
      <span className="mb-1 block text-small font-semibold">{label}</span>
      <select name="near" defaultValue={chosen?.value ?? ''} className="field">
        <option value="">{any}</option>
        {(isDrawn ? [chosen, ...choices] : choices).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
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
  const { t, locale, priceStyle, places } = filterContext
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
      <ListingNear
        places={places}
        chosen={
          filters.near && { value: nearText(filters.near), label: filterText('near', filters, filterContext) }
        }
        label={t('listing.near')}
        any={t('listing.anywhere')}
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
  'near',
] as const satisfies readonly (keyof ListingFilters)[]

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
      <ListingPanel label={t('listing.city')} active={active(filters.cities.length)} {...panelProps}>
        <fieldset>
          <legend className="sr-only">{t('listing.city')}</legend>
          <ListingOptions
            numbers={t.numbers}
            name="city"
            options={cities}
            chosen={filters.cities.map(cityText)}
            search={{ label: t('listing.searchCity'), none: t('listing.noCity') }}
          />
        </fieldset>
      </ListingPanel>
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
