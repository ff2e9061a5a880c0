import type { FeedFormat } from '../../model/feed-format'
import { coded, readAs } from '../../model/mapping-rows'

/** Kyero v3: one element per property, with descriptions in several languages; <https://www.kyero.com/en/kyero-feed-specification>. */
export const kyero: FeedFormat = {
  arrangement: { kind: 'xml', element: 'property', languageTexts: 'desc' },
  idPath: 'id',
  languagePath: '@language',
  languages: { nl: 'nl', fr: 'fr', en: 'en', de: 'de' },
  datePaths: ['feed_generated'],
  totalPaths: [],
  partialPaths: [],
  rows: [
    { target: 'status', path: 'status', transform: 'code', table: 'status', fallback: 'active' },
    { target: 'publishPrice', path: 'price', transform: 'whenPresent', argument: 'yes' },
    { target: 'description', path: 'desc', transform: 'plainText' },
    ...readAs('text', {
      headline: 'title | type',
      localityZip: 'postcode | postal_code',
      localityName: 'town',
      street: 'location_detail',
      reference: 'ref',
    }),
    ...readAs('number', {
      price: 'price',
      latitude: 'location.latitude',
      longitude: 'location.longitude',
      bedrooms: 'beds',
      bathrooms: 'baths',
      surfaceLiving: 'surface_area.built',
      surfaceGround: 'surface_area.plot',
    }),
    { target: 'pictures', path: 'images.image', transform: 'files', argument: 'url' },
    ...readAs('answer', { hasSwimmingPool: 'pool' }),
    ...coded({
      goal: ['price_freq', 'goal'],
      pricePeriod: ['price_freq', 'period'],
      currency: ['currency', 'currency'],
      typeWebId: ['type', 'type'],
      epcLabelText: ['energy_rating.consumption', 'energyLabel'],
      epcState: ['energy_rating.consumption', 'energyState'],
    }),
  ],
  tables: {
    goal: { sale: 'sale', month: 'rent', week: 'rent', day: 'rent', year: 'rent' },
    period: { sale: 'whole', month: 'month', week: 'week', day: 'day', year: 'year' },
    currency: { EUR: 'EUR', eur: 'EUR', '€': 'EUR' },
    // X says that there is no label.
    energyLabel: { A: 'A', B: 'B', C: 'C', D: 'D', E: 'E', F: 'F', G: 'G', X: '' },
    energyState: {
      A: 'known',
      B: 'known',
      C: 'known',
      D: 'known',
      E: 'known',
      F: 'known',
      G: 'known',
      X: '',
    },
    status: {
      active: 'active',
      available: 'active',
      reserved: 'underOption',
      sold: 'sold',
      rented: 'rented',
    },
    type: {
      ...{ Villa: '1', House: '1', 'Town House': '1', Townhouse: '1', 'Country House': '1', Bungalow: '1' },
      ...{ Finca: '1', Farmhouse: '1', Chalet: '1', Cortijo: '1', Detached: '1', 'Semi-detached': '1' },
      ...{ Apartment: '3', Flat: '3', Penthouse: '3', Duplex: '3', 'Ground Floor Apartment': '3', Loft: '3' },
      ...{
        Studio: '2',
        Room: '2',
        Land: '4',
        Plot: '4',
        Building: '5',
        Commercial: '6',
        Shop: '6',
        Office: '6',
      },
      ...{ Garage: '7', Parking: '7', 'Parking Space': '7' },
    },
  },
}
