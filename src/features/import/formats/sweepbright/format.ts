import { ownLanguages, type FeedFormat } from '../../model/feed-format'
import { coded, readAs } from '../../model/mapping-rows'

/**
 * The Website API of SweepBright (facts.md 4.4), which announces changes. `fetch-sweepbright` writes what was announced: a
 * record per language, or one that says that the estate is gone.
 */
export const sweepbright: FeedFormat = {
  arrangement: {
    ...{ kind: 'json', propertyList: 'properties', typeList: 'types' },
    ...{ typeIdPath: 'webId', typeNamePath: 'name' },
  },
  idPath: 'id',
  languagePath: 'language',
  languages: ownLanguages,
  datePaths: [],
  totalPaths: [],
  partialPaths: [],
  delta: { path: 'kind', sign: 'changes', gonePath: 'state', goneSign: 'gone' },
  rows: [
    { target: 'status', path: 'status', transform: 'code', table: 'status' },
    { target: 'description', path: 'description', transform: 'plainText' },
    { target: 'pictures', path: 'images', transform: 'files', argument: 'url description' },
    { target: 'plans', path: 'plans', transform: 'files', argument: 'url description' },
    { target: 'epcState', path: 'epc_category', transform: 'whenPresent', argument: 'known' },
    ...readAs('text', {
      headline: 'description_title',
      reference: 'settings.reference',
      localityZip: 'location.postal_code',
      localityName: 'location.city',
      street: 'location.street',
      houseNumber: 'location.number',
      boxNr: 'location.box',
      epcLabelText: 'epc_category',
      epcUniqueCode: 'epc_reference',
      agentName: 'agentName',
      agentEmail: 'negotiator.email',
      agentPhone: 'negotiator.phone',
    }),
    ...readAs('number', {
      price: 'price.amount',
      latitude: 'location.geo.latitude',
      longitude: 'location.geo.longitude',
      floor: 'location.floor',
      floors: 'floors',
      bedrooms: 'bedrooms',
      bathrooms: 'bathrooms',
      toilets: 'toilets',
      surfaceLiving: 'sizes.liveable_area.size',
      surfaceGround: 'sizes.plot_area.size',
      constructionYear: 'building.construction.year',
      renovationYear: 'building.renovation.year',
      cadastralIncome: 'cadastral_income',
    }),
    ...readAs('range', { energyPerformance: 'epc_value' }),
    ...readAs('answer', {
      publishPrice: 'isPriceShown',
      publishAddress: 'isAddressShown',
      hasTerrace: 'has.terrace',
      hasGarden: 'has.garden',
      hasLift: 'has.lift | has.elevator',
      hasParking: 'has.parking',
      hasSwimmingPool: 'has.pool',
      hasGas: 'features.energy.gas',
    }),
    ...readAs('date', { availableFrom: 'occupancy.available_from' }),
    ...coded({
      goal: ['negotiation', 'goal'],
      typeWebId: ['type', 'type'],
      currency: ['price.currency', 'currency'],
      pricePeriod: ['rentPeriod', 'period'],
    }),
  ],
  tables: {
    goal: { sale: 'sale', let: 'rent' },
    status: {
      ...{ available: 'active', option: 'underOption', agreement: 'underOption' },
      ...{ under_contract: 'underOption', sold: 'sold', rented: 'rented' },
    },
    type: { house: '1', apartment: '3', land: '4', office: '6', commercial: '6', parking: '7' },
    currency: { EUR: 'EUR' },
    period: { month: 'month', year: 'year', week: 'week', day: 'day' },
  },
}
