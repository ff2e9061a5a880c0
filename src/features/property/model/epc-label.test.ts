import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  describeEpc,
  epcLabelCode,
  epcScaleOn,
  isEpcRegion,
  labelOfConsumption,
  normaliseEpcLabel,
  regionOf,
  type EpcSource,
} from './epc-label'
import { defaultEpcScales, epcRegions, parseEpcScales, type EpcRegion } from './epc-scales'

const day = '2026-11-20'
const describeOn = (source: EpcSource) => describeEpc(source, defaultEpcScales, day)

function labelIn(region: EpcRegion, value: number) {
  const scale = epcScaleOn(defaultEpcScales, region, day)
  return scale ? labelOfConsumption(value, scale) : undefined
}

test.each([
  ['1000', 'brussels'],
  ['1299', 'brussels'],
  ['1300', 'wallonia'],
  ['1499', 'wallonia'],
  ['1500', 'flanders'],
  ['3999', 'flanders'],
  ['4000', 'wallonia'],
  [7999, 'wallonia'],
  ['8000', 'flanders'],
  ['9999', 'flanders'],
  ['0999', 'unknown'],
  ['10000', 'unknown'],
  ['L-1234', 'unknown'],
  ['4e3', 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
  [undefined, 'unknown'],
] as const)('postal code %s is in %s', (zip, region) => {
  expect(regionOf({ zip, countryId: 10 })).toBe(region)
})

test.each([
  ['wallonia', 'A++ 0, A+ 45, A 85, B 170, C 255, D 340, E 425, F 510', 'G'],
  [
    'brussels',
    'A++ 0, A+ 15, A 30, A- 45, B+ 62, B 78, B- 95, C+ 113, C 132, C- 150, D+ 170, D 190, D- 210, E+ 232, E 253, E- 275, F 345',
    'G',
  ],
  ['flanders', 'A+ 0, A 100, B 200, C 300, D 400, E 500', 'F'],
] as const)('the bounds of %s are included and the next band begins just above', (region, table, worst) => {
  const rows = table.split(', ').map((row) => row.split(' '))
  rows.forEach(([label, bound], index) => {
    expect(labelIn(region, Number(bound))).toBe(label)
    expect(labelIn(region, Number(bound) + 0.01)).toBe(rows[index + 1]?.[0] ?? worst)
  })
  expect(labelIn(region, 1_000_000)).toBe(worst)
  expect(labelIn(region, -40)).toBe(rows[0]?.[0])
})

test('a worse consumption never gets a better label', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...epcRegions),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (region, one, other) => {
        const labels = defaultEpcScales
          .find((scale) => scale.region === region)
          ?.bands.map((band) => band.label)
        const rank = (value: number) => labels?.indexOf(labelIn(region, value) ?? '') ?? -1
        const ranks = [rank(Math.min(one, other)), rank(Math.max(one, other))] as const
        return ranks[0] >= 0 && ranks[0] <= ranks[1]
      },
    ),
  )
})

test('a value that is not a number has no label', () => {
  expect(labelIn('wallonia', Number.NaN)).toBeNull()
  expect(labelIn('wallonia', Infinity)).toBeNull()
})

const home = { zip: '4000', countryId: 10, webId: 1 } as const

test('the label of a home is computed from its consumption', () => {
  expect(describeOn({ ...home, energyPerformance: 300 })).toEqual({
    state: 'known',
    label: 'D',
    origin: 'computed',
    differs: false,
    computedLabel: 'D',
    region: 'wallonia',
  })
})

test("the certificate's label has priority, and a difference is reported", () => {
  const source = { ...home, energyPerformance: 300 }
  expect(describeOn({ ...source, epcLabelText: 'C' })).toMatchObject({
    label: 'C',
    origin: 'certificate',
    differs: true,
    computedLabel: 'D',
  })
  expect(describeOn({ ...source, epcLabelText: ' d ' })).toMatchObject({ label: 'D', differs: false })
})

test('in Luxembourg the printed label is shown and none is computed', () => {
  const source = { zip: '4000', countryId: 50, webId: 3, energyPerformance: 300 }
  expect(describeOn(source)).toEqual({ state: 'none' })
  expect(describeOn({ ...source, epcLabelText: 'B' })).toMatchObject({
    label: 'B',
    differs: false,
    region: 'luxembourg',
  })
})

test.each(['requested', 'notApplicable'] as const)('the state %s is shown instead of a label', (epcState) => {
  expect(describeOn({ ...home, epcState, energyPerformance: 300 })).toEqual({ state: epcState })
})

test.each([4, 7])('land and garages (type %i) have no label, whatever is stored', (webId) => {
  const source = { ...home, webId, energyPerformance: 300, epcLabelText: 'B', epcState: 'requested' }
  expect(describeOn(source)).toEqual({ state: 'none' })
})

test.each([5, 6, null])('a label is never computed for type %s, but a printed one shows', (webId) => {
  const source = { ...home, webId, energyPerformance: 300 }
  expect(describeOn(source)).toEqual({ state: 'none' })
  expect(describeOn({ ...source, epcLabelText: 'B' })).toMatchObject({ label: 'B', computedLabel: null })
})

test('without data, or with a postal code outside Belgium, there is no label', () => {
  expect(describeOn(home)).toEqual({ state: 'none' })
  expect(describeOn({ ...home, zip: '0123', energyPerformance: 300 })).toEqual({ state: 'none' })
})

test.each([
  ['a_plusplus', 'A++'],
  ['A ++', 'A++'],
  ['a plus', 'A+'],
  ['b−', 'B-'],
  ['B-', 'B-'],
  ['vrijgesteld', 'vrijgesteld'],
  ['', ''],
])('%j is printed %j', (text, label) => {
  expect(normaliseEpcLabel(text)).toBe(label)
})

test.each([
  ['A++', 'a_plusplus'],
  ['A+', 'a_plus'],
  ['A-', 'a'],
  ['B-', 'b'],
  ['G', 'g'],
  ['none', null],
])('%s is searched for as %s', (label, code) => {
  expect(epcLabelCode(label)).toBe(code)
})

test('the newest scale that has begun is in force', () => {
  const scales = parseEpcScales([
    { region: 'brussels', validFrom: '2011-07-01', bands: [{ label: 'old', upTo: null }] },
    { region: 'brussels', validFrom: '2027-01-01T12:00:00.000Z', bands: [{ label: 'new', upTo: null }] },
  ])
  expect(epcScaleOn(scales, 'brussels', '2026-12-31')?.bands[0]?.label).toBe('old')
  expect(epcScaleOn(scales, 'brussels', '2027-01-01')?.bands[0]?.label).toBe('new')
  expect(epcScaleOn(scales, 'flanders', '2027-01-01')?.bands).toHaveLength(7)
})

test('with invalid settings the default scales apply', () => {
  for (const stored of [
    null,
    'x',
    [],
    [{ region: 'mars', bands: [] }],
    [{ region: 'wallonia', bands: [{}] }],
  ])
    expect(parseEpcScales(stored)).toEqual(defaultEpcScales)
})

test('only the three regions are valid', () => {
  expect(epcRegions.every(isEpcRegion)).toBe(true)
  expect(isEpcRegion('luxembourg')).toBe(false)
})
