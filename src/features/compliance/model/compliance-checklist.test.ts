import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { propertyStatuses } from '@/features/property/model/availability'
import { findCatalogueField } from '@/features/property/model/catalogue'
import { defaultEpcScales } from '@/features/property/model/epc-scales'
import { propertyGoals } from '@/features/property/model/goal'

import { complianceChecklist, missingMandatory } from './compliance-checklist'
import type { ComplianceProperty } from './compliance-property'
import { parseComplianceRules, type ComplianceRule } from './compliance-rules'
import { defaultRules } from './default-rules/default-rules'
import { mentionNames } from './mentions'

const settings = { epcScales: defaultEpcScales, day: '2026-11-20', mentionNames }

const house = { typeId: 'house', webId: 1 }
const land = { typeId: 'land', webId: 4 }
const garage = { typeId: 'garage', webId: 7 }
const shop = { typeId: 'shop', webId: 6 }
const inWallonia = { zip: '4400', countryId: 10 }
const inBrussels = { zip: '1000', countryId: 10 }
const inFlanders = { zip: '3500', countryId: 10 }
const inLuxembourg = { zip: '4001', countryId: 50 }

type Place = Pick<ComplianceProperty, 'zip' | 'countryId'>
type Type = Pick<ComplianceProperty, 'typeId' | 'webId'>

const property = (type: Type, place: Place, values: Record<string, unknown>): ComplianceProperty => ({
  ...type,
  ...place,
  values: { goal: 'sale', status: 'active', price: 200_000, publishPrice: true, ...values },
})

const checklistOf = (subject: ComplianceProperty, rules: readonly ComplianceRule[] = defaultRules) =>
  complianceChecklist(rules, subject, settings)

const missing = (subject: ComplianceProperty, rules?: readonly ComplianceRule[]) =>
  missingMandatory(checklistOf(subject, rules))
    .map(({ name }) => name)
    .sort()

const certificate = ['energyPerformance', 'epcLabel', 'epcTotal', 'epcUniqueCode']
const planning = ['allotmentPermit', 'areaApplication', 'permit', 'preemptiveRights', 'summons']
const flood = ['delimitedFloodArea', 'floodScoreG', 'floodScoreP']
const flemishEnergy = ['energyPerformance', 'epcLabel']
const sorted = (...names: string[]) => names.toSorted()

describe('the default rules (facts.md 1 to 3)', () => {
  test.each([
    ['a home for sale in Wallonia: the whole certificate', house, inWallonia, {}, certificate],
    ['land and garages have no certificate', land, inWallonia, {}, []],
    ['a garage neither', garage, inWallonia, {}, []],
    ['a shop is on another scale', shop, inWallonia, {}, []],
    [
      'a home to let: charges too',
      house,
      inWallonia,
      { goal: 'rent' },
      sorted(...certificate, 'renterCharges'),
    ],
    ['a garage to let: charges', garage, inWallonia, { goal: 'rent' }, ['renterCharges']],
    ['no charges is an answer', garage, inWallonia, { goal: 'rent', renterCharges: 0 }, []],
    ['a rent must be stated', garage, inBrussels, { goal: 'rent', renterCharges: 0, price: 0 }, ['price']],
    ['and shown', garage, inBrussels, { goal: 'rent', renterCharges: 0, publishPrice: false }, ['price']],
    ['a price for sale need not be shown', land, inWallonia, { publishPrice: false }, []],
    [
      'a home in Flanders: planning, flood, energy',
      house,
      inFlanders,
      {},
      sorted(...planning, ...flood, ...flemishEnergy),
    ],
    [
      'land in Flanders has no G-score',
      land,
      inFlanders,
      {},
      sorted(...planning, 'delimitedFloodArea', 'floodScoreP'),
    ],
    [
      'a let in Flanders: planning only beyond nine years',
      garage,
      inFlanders,
      { goal: 'rent', renterCharges: 0, leaseYears: 9 },
      ['delimitedFloodArea', 'floodScoreP'],
    ],
    [
      'ten years',
      garage,
      inFlanders,
      { goal: 'rent', renterCharges: 0, leaseYears: 10 },
      sorted(...planning, 'delimitedFloodArea', 'floodScoreP'),
    ],
    ['a home in Brussels: its planning use too', house, inBrussels, {}, [...flemishEnergy, 'planningUse']],
    ['the planning use in the words of the plans', land, inBrussels, { planningUse: 'Logement' }, []],
    ['blanks are no planning use', land, inBrussels, { planningUse: ' ' }, ['planningUse']],
    [
      'a short lease in Brussels has no planning use',
      shop,
      inBrussels,
      { goal: 'rent', renterCharges: 0, leaseYears: 9 },
      [],
    ],
    [
      'one above nine years has',
      shop,
      inBrussels,
      { goal: 'rent', renterCharges: 0, leaseYears: 12 },
      ['planningUse'],
    ],
    ['Luxembourg has four digits too, and none of these rules', house, inLuxembourg, {}, []],
    ['sold: nothing is advertised any more', house, inWallonia, { status: 'sold' }, []],
    ['under option: still advertised', house, inWallonia, { status: 'underOption' }, certificate],
  ] as const)('%s', (_, type, place, values, expected) => {
    expect(missing(property(type, place, values))).toEqual(expected)
  })

  test.each([
    ['requested is no answer in Wallonia', inWallonia, 'requested', certificate],
    ['not applicable is', inWallonia, 'notApplicable', []],
    ['requested is an answer in Brussels', inBrussels, 'requested', ['planningUse']],
  ] as const)('%s', (_, place, epcState, expected) => {
    expect(missing(property(house, place, { epcState }))).toEqual(expected)
  })

  test('a computed label satisfies the label if the consumption is known', () => {
    const values = { energyPerformance: 300, epcTotal: 30_000, epcUniqueCode: '2025' }
    expect(missing(property(house, inWallonia, values))).toEqual([])
  })

  test('“unknown” is no answer to a planning question', () => {
    const values = { permit: 'unknown', summons: 'no' }
    expect(missing(property(land, inFlanders, values))).toContain('permit')
    expect(missing(property(land, inFlanders, values))).not.toContain('summons')
  })

  test('every default rule has a valid field and an explanation in four languages', () => {
    for (const { mention, explanation } of defaultRules) {
      expect([...mentionNames]).toContain(mention)
      for (const text of Object.values(explanation)) expect(text.length).toBeGreaterThan(30)
    }
  })
})

describe('rules', () => {
  const rule = (overrides: Partial<ComplianceRule>): ComplianceRule => ({
    mention: 'bedrooms',
    severity: 'blocking',
    regions: [],
    goals: [],
    kinds: [],
    types: [],
    statuses: [],
    accepted: [],
    leaseLongerThanYears: null,
    validFrom: null,
    source: '',
    explanation: {},
    ...overrides,
  })
  const subject = property(house, inWallonia, { permit: 'unknown' })

  test('a rule applies from its day and replaces the older one', () => {
    const older = rule({})
    const newer = rule({ validFrom: '2026-11-20', severity: 'warning' })
    const later = rule({ validFrom: '2026-11-21' })
    expect(missing(subject, [older, later])).toEqual(['bedrooms'])
    expect(missing(subject, [newer, older, later])).toEqual([])
  })

  test('of rules with the same date the strictest applies', () => {
    expect(missing(subject, [rule({ severity: 'warning' }), rule({})])).toEqual(['bedrooms'])
    const lenient = rule({ mention: 'permit', accepted: ['unknown'] })
    expect(missing(subject, [lenient])).toEqual([])
    expect(missing(subject, [lenient, rule({ mention: 'permit' })])).toEqual(['permit'])
  })

  test('types extend the kinds', () => {
    expect(missing(subject, [rule({ types: ['house'] })])).toEqual(['bedrooms'])
    expect(missing(subject, [rule({ kinds: ['land'], types: ['house'] })])).toEqual(['bedrooms'])
    expect(missing(subject, [rule({ kinds: ['land'] })])).toEqual([])
  })

  test('a removed field requires nothing, and incomplete rows are ignored', () => {
    expect(missing(subject, [rule({ mention: 'gone' })])).toEqual([])
    const rows = [null, {}, { mention: 3 }, { mention: 'bedrooms', active: false }]
    expect(parseComplianceRules(rows)).toEqual([])
    expect(parseComplianceRules('none')).toEqual([])
  })

  test('missing comes first, mandatory before recommended', () => {
    const list = checklistOf(property(house, inWallonia, { epcLabelText: 'B' }))
    const ranks = list.map(({ state, isMandatory }) => (state === 'given' ? 2 : isMandatory ? 0 : 1))
    expect(ranks).toEqual(ranks.toSorted())
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]))
  })
})

/** A value that satisfies each mention, as an agent would enter it. */
function answerFor(name: string): Record<string, unknown> {
  if (name === 'epcLabel') return { epcState: 'known', epcLabelText: 'B' }
  if (name === 'price') return { price: 200_000, publishPrice: true }
  const field = findCatalogueField(name)
  if (field && 'options' in field && field.options) return { [name]: Object.keys(field.options)[0] }
  return { [name]: field?.kind === 'text' ? 'text' : 1 }
}

const anyProperty = fc.record({
  type: fc.constantFrom(house, land, garage, shop),
  place: fc.constantFrom(inWallonia, inBrussels, inFlanders, inLuxembourg),
  values: fc.record({
    goal: fc.constantFrom(...propertyGoals),
    status: fc.constantFrom(...propertyStatuses),
    leaseYears: fc.constantFrom(undefined, 3, 12),
    epcState: fc.constantFrom(undefined, null, 'known', 'requested', 'notApplicable'),
    price: fc.constantFrom(undefined, 0, 900),
    publishPrice: fc.boolean(),
    permit: fc.constantFrom(undefined, 'unknown', 'yes'),
    floodScoreP: fc.constantFrom(undefined, 'A'),
  }),
})

test('each filled-in mention shortens the list until it is empty', () => {
  fc.assert(
    fc.property(anyProperty, ({ type, place, values }) => {
      let knownValues: Record<string, unknown> = values
      let open = missing(property(type, place, knownValues))
      while (open.length > 0) {
        knownValues = { ...knownValues, ...answerFor(open[0] ?? '') }
        const left = missing(property(type, place, knownValues))
        expect(left.length).toBeLessThan(open.length)
        expect(open).toEqual(expect.arrayContaining(left))
        open = left
      }
    }),
  )
})

test('an additional rule never shortens the list, unless it is newer', () => {
  const names = fc.subarray(defaultRules.map((rule) => ({ ...rule, validFrom: null })))
  fc.assert(
    fc.property(anyProperty, names, ({ type, place, values }, some) => {
      const subject = property(type, place, values)
      const all = defaultRules.map((rule) => ({ ...rule, validFrom: null }))
      expect(missing(subject, all)).toEqual(expect.arrayContaining(missing(subject, some)))
    }),
  )
})
