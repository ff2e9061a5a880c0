import { expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'

import { demoLegalRates } from '../../../../scripts/demo/seed/purchase-amounts'

import { contradictionsOf, type CheckContext, type CheckedProperty } from './contradictions'
import { costBasis } from './cost-basis'

const context: CheckContext = { day: '2026-11-25', texts: {}, costs: null, guaranteeMonths: 2 }

const kindsOf = (property: CheckedProperty, more: Partial<CheckContext> = {}) =>
  contradictionsOf(property, { ...context, ...more }).map(({ kind }) => kind)

test.each<[CheckedProperty, string[]]>([
  [{ availability: 'immediately', availableFrom: '2027-01-11' }, ['immediatelyButLater']],
  [{ availability: 'immediately', availableFrom: '2026-11-25' }, []],
  [{ availability: 'fromDate' }, ['fromDateWithoutDate']],
  [{ goal: 'sale', viagerType: 'occupied', price: 52_000 }, ['annuityWithoutRent']],
  [
    { goal: 'sale', viagerType: 'occupied', price: 52_000, bouquet: 50_000, viagerIndexedRent: 740 },
    ['bouquetIsNotPrice'],
  ],
  [{ goal: 'sale', viagerType: 'occupied', price: 52_000, bouquet: 52_000, viagerIndexedRent: 740 }, []],
  [{ constructionYear: 1990, renovationYear: 1980 }, ['renovatedBeforeBuilt']],
  [{ surfaceLiving: 200, surfaceTotal: 180 }, ['livingAboveTotal']],
  [{ floor: 5, floors: 4 }, ['floorAboveTop']],
  [{ floor: 4, floors: 4 }, []],
  [{ goal: 'rent', price: 900, depositAmount: 2_700 }, ['depositTooHigh']],
  [{ goal: 'rent', price: 900, depositAmount: 1_800 }, []],
  [{ goal: 'sale', price: 900, depositAmount: 2_700 }, []],
])('%j has %j', (property, kinds) => {
  expect(kindsOf(property)).toEqual(kinds)
})

const sale = { goal: 'sale', zip: '4000', countryId: 10, webId: 1 } as const
const shown = { kind: 'exact', price: 300_000, monthly: false } as const
const costsOf = (vatRegime: 'vat21' | 'registrationDuties') => ({
  costs: { rates: demoLegalRates, basis: costBasis({ ...sale, vatRegime }, shown) },
})

test.each<[string, CheckedProperty, 'vat21' | 'registrationDuties', object[]]>([
  [
    'duty under VAT',
    { registrationDuties: 37_500 },
    'vat21',
    [{ kind: 'taxNotDue', field: 'registrationDuties' }],
  ],
  [
    'VAT under duty',
    { vatAmount: 63_000 },
    'registrationDuties',
    [{ kind: 'taxNotDue', field: 'vatAmount' }],
  ],
  ['no duty under VAT, as zero', { registrationDuties: 0 }, 'vat21', []],
  ['the VAT that is due', { vatAmount: 63_000 }, 'vat21', []],
  [
    'another VAT',
    { vatAmount: 60_000 },
    'vat21',
    [{ kind: 'computedAmount', field: 'vatAmount', amount: 63_000 }],
  ],
])('of typed taxes, %s is warned about as such', (_, property, vatRegime, expected) => {
  expect(contradictionsOf(property, { ...context, ...costsOf(vatRegime) })).toEqual(expected)
})

test.each<[Locale, string]>([
  ['fr', 'Nous complétons le dossier dans les prochains jours.'],
  ['nl', 'Wij vullen het dossier de komende dagen aan.'],
  ['en', 'The certificate will follow in the next few days.'],
  ['de', 'Der Energieausweis folgt in den nächsten Tagen.'],
  ['de', 'Der Energieausweis folgt nächsten Monat.'],
])('in %s words that pass are found: %s', (locale, text) => {
  expect(kindsOf({}, { texts: { [locale]: [text] } })).toEqual(['passingWords'])
})

test.each<[Locale, string]>([
  ['fr', 'Le bien est libre immédiatement.'],
  ['nl', 'Het pand is onmiddellijk vrij.'],
  ['en', 'The property is available immediately.'],
  ['de', 'Das Objekt ist sofort verfügbar.'],
])('in %s a text that says immediately contradicts a later day only: %s', (locale, text) => {
  const texts = { [locale]: [text] }
  expect(kindsOf({ availableFrom: '2027-01-11' }, { texts })).toEqual(['immediateText'])
  expect(kindsOf({ availableFrom: '2026-01-11' }, { texts })).toEqual([])
})

test.each<[Locale, string, boolean]>([
  ['fr', 'Un bail de 1 ans.', true],
  ['fr', 'Un bail de 1 an, 11 chambres, 2,1 ans.', false],
  ['nl', '1 slaapkamers', true],
  ['en', '1 bedrooms', true],
  ['en', '21 bedrooms', false],
  ['de', '1 Jahre', true],
])('in %s the count of %s is broken: %s', (locale, text, isBroken) => {
  expect(kindsOf({}, { texts: { [locale]: [text] } })).toEqual(isBroken ? ['brokenCount'] : [])
})

test('a calm text has no finding in any language', () => {
  const text = 'Liège 2026 : 3 chambres, 120 m².'
  expect(kindsOf({}, { texts: Object.fromEntries(locales.map((locale) => [locale, [text]])) })).toEqual([])
})

test.each<[CheckedProperty, string[]]>([
  [
    { goal: 'sale', viagerType: 'occupied', viagerIndexedRent: 9, availability: 'atDeed' },
    ['occupiedButFree'],
  ],
  [{ goal: 'sale', viagerType: 'occupied', viagerIndexedRent: 9, availability: 'occupied' }, []],
  [{ goal: 'sale', viagerType: 'vacant', viagerIndexedRent: 9, availability: 'atDeed' }, []],
  [
    { hasElectricity: 'yes', hasGarage: 'yes', electricityCertificate: 'notApplicable' },
    ['electricityUnchecked'],
  ],
  [{ hasElectricity: 'yes', electricityCertificate: 'notApplicable' }, []],
  [{ hasElectricity: 'yes', hasGarage: 'yes', electricityCertificate: 'conform' }, []],
  [{ facades: 4, frontWidth: 11, plotWidth: 11 }, ['detachedWithoutSides']],
  [{ facades: 4, frontWidth: 11, plotWidth: 19 }, []],
  [{ facades: 2, frontWidth: 7, plotWidth: 7 }, []],
])('facts against facts: %j', (property, expected) => {
  expect(kindsOf(property)).toEqual(expected)
})

test.each<[Locale, string, CheckedProperty, string[]]>([
  ['fr', 'Trois grandes chambres à l’étage.', { bedrooms: 4 }, ['bedroomsInText']],
  ['fr', 'Trois chambres à l’étage et deux chambres au rez.', { bedrooms: 5 }, []],
  ['fr', 'Une chambre parentale de 16 m².', { bedrooms: 3 }, []],
  ['nl', 'Een huis met 3 slaapkamers.', { bedrooms: 3 }, []],
  ['nl', 'Een huis met twee ruime slaapkamers.', { bedrooms: 3 }, ['bedroomsInText']],
  ['en', 'Four bedrooms and a study.', { bedrooms: 3 }, ['bedroomsInText']],
  ['de', 'Haus mit vier Schlafzimmern.', { bedrooms: 3 }, ['bedroomsInText']],
  ['de', 'Drei Schlafzimmer im Obergeschoss.', {}, []],
  ['fr', 'Surface habitable de 1\u202f250 m².', { surfaceLiving: 1250 }, []],
  ['fr', 'Surface habitable de 118,5 m².', { surfaceLiving: 118.5 }, []],
  ['de', 'Wohnfläche von 1.234,5 m².', { surfaceLiving: 1234.5 }, []],
  ['en', 'Living area of 1,234.5 m².', { surfaceLiving: 1234.5 }, []],
  ['fr', 'Soit 140 m² habitables.', { surfaceLiving: 125 }, ['surfaceInText']],
  ['nl', 'Met een tuin van 300 m².', { surfaceGarden: 280 }, ['surfaceInText']],
  ['en', 'A 90 m² of living space.', { surfaceLiving: 90 }, []],
  ['de', 'Mit 77 m² Wohnfläche.', { surfaceLiving: 70 }, ['surfaceInText']],
  ['fr', 'Libre immédiatement.', { availability: 'respectingLease' }, ['occupiedText']],
  [
    'nl',
    'Instapklaar huis.',
    { goal: 'sale', viagerType: 'occupied', viagerIndexedRent: 9 },
    ['occupiedText'],
  ],
  ['en', 'All you have to do is move in.', { availability: 'occupied' }, ['occupiedText']],
  ['de', 'Sie müssen nur noch einziehen.', { availability: 'atDeed' }, []],
  ['fr', 'Une maison au calme.', { electricityCertificate: 'notConform' }, ['inspectionUnsaid']],
  ['fr', 'Électricité non conforme.', { electricityCertificate: 'notConform' }, []],
])('%s: %s', (locale, text, property, expected) => {
  expect(kindsOf(property, { texts: { [locale]: ['Titre', text] } })).toEqual(expected)
})

test('plans are added up, floor by floor', () => {
  const plans = { nl: ['Gelijkvloers, 2 slaapkamers', 'Verdieping, 3 slaapkamers'] }
  expect(kindsOf({ bedrooms: 5 }, { texts: { nl: [] }, plans })).toEqual([])
  expect(kindsOf({ bedrooms: 3 }, { texts: { nl: [] }, plans })).toEqual(['bedroomsOnPlans'])
  expect(kindsOf({ bedrooms: 3 }, { texts: { nl: [] }, plans: { nl: ['Plan'] } })).toEqual([])
})

test('in a language without words of its own a text has no findings, and is not silent about an inspection', () => {
  const italian = 'it' as Locale
  const texts = { [italian]: ['Casa', 'Una casa con 4 camere, subito libera.'] }
  const property = { bedrooms: 3, surfaceLiving: 90, electricityCertificate: 'notConform' }
  expect(contradictionsOf(property, { ...context, texts, plans: texts })).toEqual([])
})
