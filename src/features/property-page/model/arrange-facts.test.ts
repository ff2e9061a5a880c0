import { expect, test } from 'vitest'

import type { DescribedFact } from '@/features/property/model/describe-sections'

import { arrangeFacts, listLacks } from './arrange-facts'
import type { PropertyDetail } from './property-detail'
import { house } from './property-detail.fixture'

const fact = (field: string, value = '1', answer?: 'yes' | 'no'): DescribedFact => ({
  field,
  label: field,
  value,
  ...(answer && { answer }),
})

const propertyWith = (facts: DescribedFact[], changes: Partial<PropertyDetail> = {}): PropertyDetail => ({
  ...house,
  sections: [{ section: 'general', title: null, facts }],
  ...changes,
})

const arrange = (property: PropertyDetail, hasCosts = false) =>
  arrangeFacts(property, { locale: 'en', hasCosts })

const folded = ({ register }: ReturnType<typeof arrange>) =>
  register.flatMap(({ facts }) => facts.map(({ field }) => field))

test('what it has is a feature with its measure, what it has not is a name in a list', () => {
  const { features, lacks, lackingField, register } = arrange(
    propertyWith([
      fact('hasGarden', 'Yes', 'yes'),
      fact('surfaceGarden', '80 m²'),
      fact('hasLift', 'Yes', 'yes'),
      fact('hasTerrace', 'No', 'no'),
      fact('hasCellar', 'No', 'no'),
    ]),
  )
  expect(features).toEqual([
    {
      name: 'garden',
      field: 'hasGarden',
      label: 'hasGarden',
      value: '80 m²',
      valueField: 'surfaceGarden',
    },
    { name: 'lift', field: 'hasLift', label: 'hasLift', value: null },
  ])
  expect(listLacks(lacks, 'en')).toBe('hasTerrace or hasCellar')
  expect(lackingField).toBe('hasTerrace')
  expect(register).toEqual([])
})

test('a measure says more than the answer that there is none', () => {
  const { features, lacks } = arrange(propertyWith([fact('hasGarage', 'No', 'no'), fact('garages', '2')]))
  expect([features, lacks]).toEqual([
    [{ name: 'garage', field: 'hasGarage', label: 'hasGarage', value: '2', valueField: 'garages' }],
    [],
  ])
})

test('no fact is there twice', () => {
  const facts = ['ref', 'bedrooms', 'price', 'totalCost', 'bathrooms', 'availability', 'easements']
  const { features, key, ...rest } = arrange(
    propertyWith([...facts.map((field) => fact(field)), fact('reference', 'IP-4310')]),
    true,
  )
  expect(features.map(({ name }) => name)).toEqual(['bathrooms'])
  expect(key.map(({ field }) => field)).toEqual(['availability'])
  expect(folded({ features, key, ...rest })).toEqual(['easements'])
  expect(folded(arrange(propertyWith([fact('reference', 'A-7')])))).toEqual(['reference'])
})

test('what the law asks for is never folded', () => {
  const facts = [fact('permit'), fact('co2Emission'), fact('epcUniqueCode')]
  expect(folded(arrange(propertyWith(facts)))).toEqual(['permit', 'co2Emission'])
  const wanted = arrange(propertyWith(facts, { mandatory: ['permit', 'epcUniqueCode'] }))
  expect(wanted.papers.map(({ field }) => field)).toEqual(['epcUniqueCode', 'permit'])
})

test('the history of a price has its section, also where all of its facts are stated elsewhere', () => {
  const sections = [{ section: 'financial' as const, title: null, facts: [fact('price')] }]
  const steps = [
    { date: '2027-01-02', price: 300_000, changePercent: null },
    { date: '2027-03-04', price: 280_000, changePercent: -6.7 },
  ]
  const property = propertyWith([], { sections, history: { since: null, steps } })
  expect(arrange(property).register.map(({ section }) => section)).toEqual(['financial'])
  expect(arrange({ ...property, history: null }).register).toEqual([])
})

test('of a plot with many measures the cost, the day and the risk are among its six facts', () => {
  const facts = ['surfaceTotal', 'plotWidth', 'plotDepth', 'areaApplication', 'frontWidth', 'availability']
  const fields = [...facts, 'floodHazard', 'totalCost', 'ownerCharges'].map((field) => fact(field))
  const { key } = arrange(propertyWith(fields, { isShort: true }))
  expect(key.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['totalCost', 'ownerCharges', 'availability', 'floodHazard']),
  )
})

test('a garage has six facts and no inspection, unless the law asks for one', () => {
  const facts = [
    'surfaceTotal',
    'frontWidth',
    'constructionYear',
    'availability',
    'floodHazard',
    'totalCost',
    'ownerCharges',
  ]
  const fields = [...facts, 'electricityCertificate'].map((field) => fact(field))
  const short = arrange(propertyWith(fields, { isShort: true }), true)
  expect(short.key).toHaveLength(6)
  expect(short.key.map(({ field }) => field)).toContain('totalCost')
  expect(short.papers).toEqual([])
  const wanted = propertyWith(fields, { isShort: true, mandatory: ['electricityCertificate'] })
  expect(arrange(wanted).papers.map(({ field }) => field)).toEqual(['electricityCertificate'])
})
