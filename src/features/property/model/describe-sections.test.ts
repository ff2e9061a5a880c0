import { expect, test } from 'vitest'

import { locales } from '@/lib/i18n/locales'

import { catalogueFields, displayableFields, findCatalogueField } from './catalogue'
import { defaultDisplay } from './default-display'
import { describeSections, withOwnFields, type StoredSection } from './describe-sections'
import { formatPrice } from './price'

/**
 * The "further displayed fields" of specification 3.2 and the fields it mentions as read, under our field names.
 */
const specified: Readonly<Record<string, string>> = {
  'unique code': 'epcUniqueCode',
  reference: 'reference',
  address: 'address',
  type: 'type',
  goal: 'goal',
  price: 'price',
  'monthly rent': 'monthlyRent',
  'charges for owner': 'ownerCharges',
  'charges for renter': 'renterCharges',
  'total cost': 'totalCost',
  'notary fee with VAT': 'notaryFeeInclVat',
  'notary fee without VAT': 'notaryFeeExclVat',
  'registered rights': 'registrationDuties',
  'VAT value': 'vatAmount',
  'VAT regime': 'vatRegime',
  'real estate tax': 'realEstateTax',
  'cadastral income': 'cadastralIncome',
  'construction year': 'constructionYear',
  'renovation year': 'renovationYear',
  'surface total': 'surfaceTotal',
  'surface living': 'surfaceLiving',
  'surface ground': 'surfaceGround',
  'surface terrace': 'surfaceTerrace',
  'surface garden': 'surfaceGarden',
  'surface office': 'surfaceOffice',
  'surface store': 'surfaceStore',
  'surface constructed': 'surfaceConstructed',
  'front width': 'frontWidth',
  'plot width': 'plotWidth',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  'shower rooms': 'showerRooms',
  toilets: 'toilets',
  garages: 'garages',
  parkings: 'parkings',
  'external parkings': 'externalParkings',
  floors: 'floors',
  facades: 'facades',
  'extra rooms': 'extraRooms',
  floor: 'floor',
  'heating name': 'heatingName',
  'heating type': 'heatingType',
  'kitchen name': 'kitchenName',
  'window frame': 'windowFrame',
  'window glazing': 'windowGlazing',
  'roof material': 'roofMaterial',
  'roof condition': 'roofCondition',
  'interior name': 'interiorName',
  'exterior name': 'exteriorName',
  'condition name': 'conditionName',
  'floor cover': 'floorCover',
  gas: 'hasGas',
  water: 'hasWater',
  lift: 'hasLift',
  cellar: 'hasCellar',
  terrace: 'hasTerrace',
  garden: 'hasGarden',
  attic: 'hasAttic',
  furnished: 'isFurnished',
  garage: 'hasGarage',
  parking: 'hasParking',
  electricity: 'hasElectricity',
  drain: 'hasDrain',
  permit: 'permit',
  summons: 'summons',
  'allotment permit': 'allotmentPermit',
  'preemptive rights': 'preemptiveRights',
  'judicial decision': 'judicialDecision',
  'planning information': 'planningInformation',
  'area application': 'areaApplication',
  'flood zone name': 'floodProneArea',
  'delimited flood zone name': 'delimitedFloodArea',
  'G score': 'floodScoreG',
  'P score': 'floodScoreP',
  'asbestos type': 'asbestosType',
  'asbestos date': 'asbestosDate',
  'electricity certificate': 'electricityCertificate',
  'gas certificate': 'gasCertificate',
  'ground certificate': 'groundCertificate',
  'EPC total': 'epcTotal',
  'EPC specific': 'energyPerformance',
  'EPC label': 'epcLabel',
  'CO2 emission': 'co2Emission',
  'E-level': 'eLevel',
  'certificate end date': 'epcValidUntil',
  availability: 'availability',
  'deposit amount': 'depositAmount',
  'agency cost': 'agencyCost',
  'inventory of place': 'inventoryOfPlace',
  'age of head 1': 'viagerAge1',
  'gender of head 1': 'viagerGender1',
  'age of head 2': 'viagerAge2',
  'gender of head 2': 'viagerGender2',
  'viager type': 'viagerType',
  'survival rent': 'viagerSurvivalRent',
  'indexed rent': 'viagerIndexedRent',
  'terrace orientation': 'terraceOrientation',
  'garden orientation': 'gardenOrientation',
  'rear orientation': 'rearOrientation',
  'geographical location': 'geographicalLocation',
}

/** A value that every kind of field can show. */
function sampleOf(name: string): unknown {
  const field = findCatalogueField(name)
  if (field?.kind === 'flag') return 'yes'
  if (field?.kind === 'date') return '2026-03-01'
  if (field && 'options' in field && field.options) return Object.keys(field.options)[0]
  return field?.format === 'string' ? 'text' : 12
}

const samples = Object.fromEntries(displayableFields.map(({ name }) => [name, sampleOf(name)]))

test.each(locales)(
  'the default page shows every field of specification 3.2 with its label in %s',
  (locale) => {
    const shown = ['sale', 'rent'].flatMap((goal) =>
      describeSections(defaultDisplay, { ...samples, goal }, { locale }).flatMap(({ facts }) => facts),
    )
    const missing = Object.entries(specified).filter(
      ([, name]) => !shown.some(({ field, label, value }) => field === name && label !== '' && value !== ''),
    )
    expect(missing).toEqual([])
  },
)

test('only the listed fields of specification 3.2 are computed, all others are stored', () => {
  const stored = new Set<string>(catalogueFields.map(({ name }) => name))
  const made = Object.values(specified).filter((name) => !stored.has(name))
  expect(made.toSorted()).toEqual(['address', 'epcLabel', 'goal', 'price', 'type'])
})

test('a label can be replaced, and typed texts begin like chosen ones', () => {
  const display = [
    {
      section: 'financial',
      fields: [{ field: 'price' }, { field: 'inventoryOfPlace' }, { field: 'hasGas' }],
    },
  ] satisfies StoredSection[]
  const values = { price: 850, inventoryOfPlace: 'par un expert', hasGas: 'yes' }
  const [section] = describeSections(display, values, { locale: 'fr' }, {}, { price: 'loyer' })
  expect(section?.facts.map(({ label, value }) => [label, value])).toEqual([
    ['Loyer', formatPrice(850, { locale: 'fr' })],
    ['État des lieux', 'Par un expert'],
    ['Gaz', 'Oui'],
  ])
})

test('a fact that is composed of several fields names a stored one', () => {
  const display: StoredSection[] = [
    { section: 'general', fields: [{ field: 'address' }, { field: 'bedrooms' }] },
  ]
  const [section] = describeSections(display, { address: '5000 Namur', bedrooms: 2 }, { locale: 'fr' })
  expect(section?.facts.map(({ storedIn }) => storedIn)).toEqual(['locality', undefined])
})

test('order, format and condition are the editor’s, and a section without facts is left out', () => {
  const display = [
    { section: 'comfort', fields: [{ field: 'hasGas' }] },
    {
      section: 'general',
      title: 'In short',
      fields: [
        { field: 'bedrooms' },
        { field: 'surfaceLiving', condition: { kind: 'expression', expression: 'bedrooms > 5' } },
        { field: 'constructionYear', format: 'number' },
        { field: 'recordFile' },
        { field: 'left behind by an old version' },
      ],
    },
  ] as const satisfies Parameters<typeof describeSections>[0]
  const values = {
    bedrooms: 3,
    surfaceLiving: 120,
    constructionYear: 1930,
    recordFile: 'secret',
    hasGas: 'unknown',
  }
  expect(describeSections(display, values, { locale: 'en' })).toEqual([
    {
      section: 'general',
      title: 'In short',
      facts: [
        { field: 'bedrooms', label: 'Bedrooms', value: '3' },
        { field: 'constructionYear', label: 'Year of construction', value: '1.930' },
      ],
    },
  ])
})

test('an own field is at the end of its section until an editor places it', () => {
  const fields = [
    { name: 'beams', kind: 'flag', section: 'comfort' },
    { name: 'cellars', kind: 'number', section: 'comfort' },
    { name: 'lease', kind: 'text', section: 'financial' },
    { name: 'note', kind: 'text', section: 'general', isHidden: true },
  ] as const
  const arranged = [
    { section: 'general', fields: [{ field: 'cellars' }] },
    { section: 'comfort', fields: [{ field: 'hasLift' }] },
  ] as const
  const placed = withOwnFields(arranged as unknown as Parameters<typeof withOwnFields>[0], fields)
  const names = placed.map(({ section, fields: facts }) => [section, (facts ?? []).map(({ field }) => field)])
  expect(names.filter(([, facts]) => facts?.length)).toEqual([
    ['general', ['cellars']],
    ['comfort', ['hasLift', 'beams']],
    ['financial', ['lease']],
  ])
})
