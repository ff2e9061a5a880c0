import { ownLanguages, type FeedFormat } from '../../model/feed-format'
import { coded, readAs } from '../../model/mapping-rows'
import type { CodeTables } from '../../model/mapping'

/** What the numbers of this format mean; facts.md 4.1. Offices add their own in the source. */
const specification3Codes: CodeTables = {
  status: { 1: 'active', 2: 'sold', 3: 'withdrawn', 4: 'rented', 5: 'withdrawn', 6: 'sold' },
  condition: {
    1: 'used',
    2: 'new',
    3: 'toBuild',
    4: 'toRenovate',
    5: 'renovated',
    6: 'toRestore',
    7: 'restored',
    8: 'toDemolish',
    9: 'toRefresh',
  },
  construction: { 1: 'detached', 2: 'terraced', 3: 'semiDetached' },
  availability: {
    1: 'atDeed',
    2: 'afterWorks',
    3: 'toBeAgreed',
    4: 'atPreliminaryAgreement',
    5: 'immediately',
    6: 'respectingLease',
    7: 'fromDate',
  },
  // 9 and 10 are the sea view, which is no orientation.
  orientation: {
    1: 'east',
    2: 'west',
    3: 'south',
    4: 'north',
    5: 'southWest',
    6: 'southEast',
    7: 'northWest',
    8: 'northEast',
  },
  groundCertificate: { 0: 'missing', 1: 'pending', 2: 'present' },
  heating: { 1: 'individual', 2: 'collective', 7: 'notApplicable', 8: 'communal' },
  glazing: { 1: 'single', 2: 'double', 3: 'triple' },
  frame: { 1: 'wood', 2: 'pvc', 3: 'aluminium', 4: 'paintedAluminium' },
}

const texts = readAs('text', {
  headline: 'TypeDescription | MainTypeName',
  localityZip: 'Zip',
  localityName: 'City',
  street: 'Street',
  houseNumber: 'HouseNumber',
  boxNr: 'BoxNr',
  priceUnitText: 'PriceUnitText',
  marqueeName: 'MarqueeName',
  recordFile: 'RecordFile',
  reference: 'Reference',
  agentName: 'ManagerName',
  agentEmail: 'ManagerEmail',
  agentPhone: 'ManagerDirectPhone | ManagerMobilePhone',
  epcLabelText: 'EPCLabelText',
  epcUniqueCode: 'EPCUniqueCode | UniqueCode',
})

const numbers = readAs('number', {
  localityCountry: 'CountryID',
  typeWebId: 'WebID',
  price: 'Price',
  priceUnit: 'PriceUnit',
  marquee: 'Marquee',
  projectNumber: 'ProjectID',
  // Latitude is X in this format; exchanged ones are put right.
  latitude: 'GoogleX',
  longitude: 'GoogleY',
  surfaceTotal: 'SurfaceTotal',
  surfaceLiving: 'SurfaceLiving',
  surfaceGround: 'SurfaceGround | SurfaceGround2',
  surfaceConstructed: 'SurfaceConstructed',
  surfaceTerrace: 'SurfaceTerrace',
  surfaceGarden: 'SurfaceGarden',
  surfaceOffice: 'SurfaceOffice',
  surfaceStore: 'SurfaceStore',
  bedrooms: 'NumberOfBedRooms',
  bathrooms: 'NumberOfBathRooms',
  showerRooms: 'NumberOfShowerRooms',
  toilets: 'NumberOfToilets',
  garages: 'NumberOfGarages',
  parkings: 'NumberOfParkings',
  externalParkings: 'NumberOfExternalParkings',
  floors: 'NumberOfFloors',
  floor: 'Floor',
  facades: 'NumberOfFacades',
  constructionYear: 'ConstructionYear',
  renovationYear: 'RenovationYear',
  cadastralIncome: 'CadastralIncome',
  realEstateTax: 'RealEstateTax',
  ownerCharges: 'ChargesOwner',
  renterCharges: 'ChargesRenter',
})

const ranges = readAs('range', {
  energyPerformance: 'EnergyPerformance',
  epcTotal: 'EPCTotal',
  co2Emission: 'CO2Emission',
  eLevel: 'ELevel',
})

const answers = readAs('answer', {
  publishPrice: 'PublishPrice',
  publishAddress: 'PublishAddress',
  hasGarden: 'HasGarden',
  hasTerrace: 'HasTerrace',
  hasLift: 'HasLift',
  hasCellar: 'HasCellar',
  hasAttic: 'HasAttic',
  hasGarage: 'HasGarage',
  hasParking: 'HasParking',
  isFurnished: 'HasFurnished',
  hasGas: 'HasGas',
  hasWater: 'HasWater',
  hasElectricity: 'HasElectricity',
  hasDrain: 'HasDrain',
})

const dates = readAs('date', {
  availableFrom: 'DateFree',
  epcDate: 'EPCDate',
  epcValidUntil: 'EPCEndDate',
  asbestosDate: 'AsbestosDate',
})

const codes = coded({
  conditionName: ['ConditionID', 'condition'],
  constructionName: ['ConstructionName', 'construction'],
  availability: ['FreeAvailable', 'availability'],
  gardenOrientation: ['GardenOrientation', 'orientation'],
  terraceOrientation: ['TerraceOrientation', 'orientation'],
  rearOrientation: ['RearOrientation | Orientation', 'orientation'],
  groundCertificate: ['GroundCertificate', 'groundCertificate'],
  heatingType: ['HeatingType', 'heating'],
  windowGlazing: ['WindowGlazing', 'glazing'],
  windowFrame: ['WindowFrame', 'frame'],
})

const picturePaths =
  'XLargePictureItems | LargePictureItems | LargePictures | XLargePictureItem | LargePictureItem | MediumPictureItem'

/**
 * The field names of specification 3: one JSON file with a record per language and property, and the lists of types,
 * places and projects beside them. Names that only offices with more fields send are those of facts.md 4.1.
 */
export const specification3: FeedFormat = {
  arrangement: {
    kind: 'json',
    propertyList: 'properties',
    typeList: 'types',
    typeIdPath: 'WebID',
    typeNamePath: 'Name',
    lists: {
      places: {
        lists: ['citys', 'citysSale', 'citysRent'],
        name: 'Name',
        zip: 'Zip',
        country: 'CountryID',
      },
      projects: {
        list: 'projects',
        number: 'ID',
        name: 'Name | TypeDescription',
        website: 'ExternalWeb',
        zip: 'Zip',
        city: 'City',
        country: 'CountryID',
        publishAddress: 'PublicAddress',
        street: 'Street',
        houseNumber: 'HouseNumber',
        boxNr: 'BoxNr',
        pictures: `${picturePaths} | SmallPictureItem`,
        pictureUrl: 'Url',
      },
    },
  },
  idPath: 'ID',
  languagePath: 'language | Language | LanguageId',
  languages: { ...ownLanguages, 1: 'nl', 2: 'fr', 3: 'en', 4: 'de' },
  datePaths: ['createDate', 'date'],
  totalPaths: ['total', 'count'],
  partialPaths: ['partial'],
  rows: [
    { target: 'goal', path: 'Goal', transform: 'goalNumber' },
    { target: 'status', path: 'Status', transform: 'code', table: 'status', fallback: 'active' },
    { target: 'furtherTypeWebIds', path: 'WebIDs', transform: 'codes' },
    { target: 'description', path: 'DescriptionB | DescriptionA | Description', transform: 'plainText' },
    {
      target: 'epcState',
      path: 'EPCLabelText | EnergyPerformance',
      transform: 'whenPresent',
      argument: 'known',
    },
    {
      target: 'pictures',
      path: picturePaths,
      transform: 'files',
      argument: 'Url',
    },
    ...texts,
    ...numbers,
    ...ranges,
    ...answers,
    ...dates,
    ...codes,
  ],
  tables: specification3Codes,
}
