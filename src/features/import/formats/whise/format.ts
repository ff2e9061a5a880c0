import { ownLanguages, type FeedFormat } from '../../model/feed-format'
import { coded, readAs, readNumbers } from '../../model/mapping-rows'
import { recordsOfEstate } from './records-of-estate'

/**
 * The API of Whise (facts.md 4.2). `fetch-whise` writes a record per language, with the texts of that language and the
 * details by their id: `details.1733`.
 */
export const whise: FeedFormat = {
  arrangement: {
    ...{ kind: 'json', propertyList: 'properties', typeList: 'types' },
    ...{ typeIdPath: 'webId', typeNamePath: 'name' },
    answer: { list: 'estates', toRecords: recordsOfEstate },
  },
  idPath: 'id',
  languagePath: 'language',
  languages: ownLanguages,
  datePaths: [],
  totalPaths: ['total'],
  partialPaths: [],
  rows: [
    { target: 'description', path: 'longDescription | shortDescription', transform: 'plainText' },
    { target: 'pictures', path: 'pictures', transform: 'files', argument: 'urlXXL|urlLarge sort:order' },
    { target: 'epcState', path: 'energyClass | details.2056', transform: 'whenPresent', argument: 'known' },
    { target: 'publishPrice', path: 'displayPrice', transform: 'answer', fallback: 'yes' },
    ...readAs('text', {
      headline: 'sms | name',
      reference: 'referenceNumber',
      localityZip: 'zip',
      localityName: 'city',
      street: 'address',
      houseNumber: 'number',
      boxNr: 'box',
      epcLabelText: 'energyClass | details.2056',
      epcUniqueCode: 'details.2391',
    }),
    ...readAs('number', {
      latitude: 'latitude | details.1849',
      longitude: 'longitude | details.1850',
      floors: 'details.15',
      cadastralIncome: 'details.1733',
      renterCharges: 'details.301',
    }),
    ...readNumbers({
      price: 'price',
      surfaceLiving: 'area | minArea',
      surfaceGround: 'groundArea',
      surfaceGarden: 'gardenArea',
      bedrooms: 'rooms',
      bathrooms: 'bathRooms',
      showerRooms: 'details.57',
      toilets: 'details.55',
      facades: 'fronts',
      constructionYear: 'constructionYear | details.14',
      renovationYear: 'details.585',
    }),
    ...readAs('range', {
      energyPerformance: 'energyValue',
      epcTotal: 'details.2390',
      co2Emission: 'details.2090',
    }),
    ...readAs('answer', {
      publishAddress: 'displayAddress',
      hasGarage: 'garage',
      hasGarden: 'garden',
      hasParking: 'parking',
      hasTerrace: 'terrace',
      isFurnished: 'furnished',
      hasLift: 'details.372',
      hasGas: 'details.1760',
      hasWater: 'details.1772',
      hasElectricity: 'details.757',
      hasDrain: 'details.724',
    }),
    ...readAs('monthFirstDate', { epcDate: 'details.2826', epcValidUntil: 'details.2776' }),
    ...coded({
      goal: ['purpose.id', 'goal'],
      status: ['purposeStatus.id', 'status'],
      typeWebId: ['category.id', 'type'],
      localityCountry: ['country.id', 'country'],
      currency: ['currency', 'currency'],
      availability: ['availability.id', 'availability'],
    }),
  ],
  tables: {
    goal: { 1: 'sale', 2: 'rent', 3: 'sale' },
    status: {
      ...{ 1: 'active', 2: 'active', 3: 'sold', 4: 'rented', 5: 'underOption', 6: 'underOption' },
      ...{
        12: 'underOption',
        13: 'underOption',
        14: 'underOption',
        15: 'active',
        16: 'underOption',
        17: 'sold',
      },
      ...{ 21: 'underOption', 22: 'underOption' },
      // Cancelled and suspended.
      ...{ 8: 'withdrawn', 9: 'withdrawn', 10: 'withdrawn', 11: 'withdrawn' },
    },
    type: { 1: '1', 2: '3', 3: '4', 4: '6', 5: '6', 6: '6', 7: '7' },
    country: { 1: '10', 5: '50' },
    currency: { EUR: 'EUR', '€': 'EUR' },
    availability: {
      1: 'atDeed',
      2: 'toBeAgreed',
      3: 'toBeAgreed',
      4: '',
      5: 'immediately',
      6: 'atDeed',
      7: 'toBeAgreed',
    },
  },
}
