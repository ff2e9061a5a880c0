import { describe, expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { localities } from '../content/localities'
import { isFlat, isGarage, isHouse } from './kinds'
import { demoMarquees } from './marquees'
import { localityKeyOf, localityOf } from './places'
import { demoProperties, type DemoProperty } from './properties'
import { dayBefore } from './seeded'

const today = '2026-11-20'
const properties = demoProperties(today)
const listed = properties.filter(({ goal }) => goal !== 'takeover')
const complete = properties.filter(({ fields }) => fields.surfaceTotal || fields.surfaceGround)

const countIn = (localityKey: string, goal: DemoProperty['goal']) =>
  properties.filter((property) => property.localityKey === localityKey && property.goal === goal).length

describe('distribution', () => {
  test('the three rent cities have the counts of the specification', () => {
    expect([countIn('Flémalle|4400', 'sale'), countIn('Flémalle|4400', 'rent')]).toEqual([29, 3])
    expect([countIn('Montegnée|4420', 'sale'), countIn('Montegnée|4420', 'rent')]).toEqual([7, 1])
    expect([countIn('Tilleur|4420', 'sale'), countIn('Tilleur|4420', 'rent')]).toEqual([2, 1])
    expect(properties.filter(({ goal }) => goal === 'rent')).toHaveLength(5)
  })

  test('each of the 31 demo places has something for sale', () => {
    const keys = localities.map(localityKeyOf)
    expect(keys).toHaveLength(31)
    expect(keys.filter((key) => countIn(key, 'sale') === 0)).toEqual([])
    expect(properties.filter(({ localityKey }) => !keys.includes(localityKey))).toEqual([])
  })

  test('a hundred are listed, and one takeover is hidden', () => {
    expect(listed).toHaveLength(100)
    expect(properties).toHaveLength(101)
  })

  test('public numbers are unique and in range', () => {
    const sale = properties.filter(({ goal }) => goal !== 'rent').map(({ ref }) => ref)
    const rent = properties.filter(({ goal }) => goal === 'rent').map(({ ref }) => ref)
    expect(new Set([...sale, ...rent]).size).toBe(101)
    expect(Math.min(...sale)).toBeGreaterThanOrEqual(1623)
    expect(Math.max(...sale)).toBe(4638)
    expect(rent).toEqual(expect.arrayContaining([1623, 4913, 4914, 4916]))
  })

  test('three projects have four to eight homes each, and one is sold out', () => {
    const sizes = [1, 2, 3].map((number) =>
      properties.filter(({ projectNumber }) => projectNumber === number),
    )
    for (const units of sizes) expect(units.length).toBeGreaterThanOrEqual(4)
    for (const units of sizes) expect(units.length).toBeLessThanOrEqual(8)
    expect(sizes[2]?.every(({ status }) => status === 'sold')).toBe(true)
    expect(sizes[0]?.some(({ status }) => status === 'active')).toBe(true)
  })

  test('every type, marquee, Walloon label and certificate state occurs', () => {
    expect(new Set(properties.map(({ typeWebId }) => typeWebId))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
    expect(new Set(properties.map(({ marquee }) => marquee))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
    const labels = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G']
    expect(labels.filter((label) => !properties.some(({ fields }) => fields.epcLabelText === label))).toEqual(
      [],
    )
    const states = ['known', 'requested', 'notApplicable', undefined]
    expect(states.filter((state) => !properties.some(({ fields }) => fields.epcState === state))).toEqual([])
  })

  test('the special cases are there', () => {
    expect(properties.filter(({ publishPrice }) => !publishPrice).length).toBeGreaterThanOrEqual(4)
    expect(properties.filter(({ publishAddress }) => !publishAddress).length).toBeGreaterThanOrEqual(4)
    expect(properties.filter(({ priceUnit }) => priceUnit === 7)).toHaveLength(3)
    expect(properties.filter(({ fields }) => fields.bouquet)).toHaveLength(2)
    expect(properties.filter(({ fields }) => Object.keys(fields).length < 6)).toHaveLength(3)
    expect(properties.filter(({ priceHistory }) => priceHistory.length > 1).length).toBeGreaterThan(8)
    for (const owner of [0, 1, 2] as const)
      expect(properties.filter(({ ownerKeys }) => ownerKeys.includes(owner)).length).toBeGreaterThanOrEqual(2)
    expect(properties.filter(({ ownerKeys }) => ownerKeys.length === 2)).toHaveLength(1)
  })
})

describe('plausibility', () => {
  test('the marquee agrees with the status and a closed sale has its day', () => {
    for (const { marquee, status, soldAt, sellerConsent, onlineSince } of properties) {
      expect(status).toBe(demoMarquees[marquee].status)
      expect(soldAt !== null).toBe(status === 'sold' || status === 'rented')
      expect(sellerConsent.date === null || sellerConsent.date === soldAt).toBe(true)
      expect(soldAt === null || (soldAt >= onlineSince && soldAt <= today)).toBe(true)
    }
  })

  test('everything went online in the last fourteen months', () => {
    const days = properties.map(({ onlineSince }) => onlineSince)
    expect(days.every((day) => day < today && day >= dayBefore(today, 426))).toBe(true)
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThan(10)
  })

  test('land and garages have no rooms, homes have a living area', () => {
    for (const { kind, fields } of complete) {
      if (kind === 'land' || isGarage(kind))
        expect([fields.bedrooms, fields.surfaceLiving, fields.epcLabelText]).toEqual([
          undefined,
          undefined,
          undefined,
        ])
      if (isHouse(kind)) expect(fields.bedrooms).toBeGreaterThanOrEqual(2)
      if (isHouse(kind)) expect(fields.surfaceGround).toBeGreaterThanOrEqual(80)
      if (isHouse(kind) || isFlat(kind)) expect(fields.surfaceLiving).toBeGreaterThanOrEqual(27)
      if (kind === 'studio') expect(fields.bedrooms).toBe(0)
    }
  })

  test.each([
    ['villa', 280_000, 950_000],
    ['terraced', 90_000, 290_000],
    ['masterHouse', 100_000, 520_000],
    ['apartment', 50_000, 330_000],
    ['studio', 40_000, 120_000],
    ['newApartment', 200_000, 380_000],
    ['land', 50_000, 190_000],
    ['investment', 200_000, 600_000],
    ['garage', 15_000, 30_000],
  ])('the price of a %s lies between %d and %d', (kind, low, high) => {
    const prices = listed
      .filter((property) => property.kind === kind && property.goal === 'sale')
      .map(({ price }) => price)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(low)
    expect(Math.max(...prices)).toBeLessThanOrEqual(high)
  })

  test('monthly rents are rents', () => {
    for (const { price, fields } of properties.filter(({ goal }) => goal === 'rent')) {
      expect(price).toBeGreaterThan(450)
      expect(price).toBeLessThan(1800)
      expect(fields.depositAmount).toBe(price * 2)
    }
  })

  test('certificates follow the Walloon pattern', () => {
    const codes = properties.flatMap(({ fields }) => fields.epcUniqueCode ?? [])
    expect(codes.length).toBeGreaterThan(60)
    expect(codes.filter((code) => !/^20\d{6}-\d{10}-01-\d$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('a position lies within 800 metres of the centre of its place', () => {
    for (const { localityKey, latitude, longitude } of properties) {
      const centre = localityOf(localityKey)
      const north = (latitude - centre.latitude) * 111_320
      const east = (longitude - centre.longitude) * 111_320 * Math.cos((centre.latitude * Math.PI) / 180)
      expect(Math.hypot(north, east)).toBeLessThan(800)
    }
  })

  test('a changed price ends with the price of today', () => {
    for (const { price, priceHistory } of properties.filter((property) => property.priceHistory.length > 0)) {
      expect(priceHistory.at(-1)?.price).toBe(price)
      expect(priceHistory[0]?.price).toBeGreaterThan(price)
    }
  })
})

describe('pictures and repeatability', () => {
  test('each has four to ten different pictures with words in every language', () => {
    for (const { pictures, kind } of properties) {
      expect(pictures.length).toBeGreaterThanOrEqual(4)
      expect(pictures.length).toBeLessThanOrEqual(10)
      expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
      expect(pictures[0]?.kind).toBe(kind === 'land' ? 'landPlot' : 'facade')
      for (const { alt } of pictures)
        for (const locale of locales) expect(alt[locale].length).toBeGreaterThan(10)
    }
  })

  test('the same day gives the same properties', () => {
    expect(demoProperties(today)).toEqual(properties)
  })

  test('another day moves the dates and leaves the numbers', () => {
    const later = demoProperties('2026-12-20')
    expect(later.map(({ ref, price }) => [ref, price])).toEqual(
      properties.map(({ ref, price }) => [ref, price]),
    )
    expect(later[0]?.onlineSince).not.toBe(properties[0]?.onlineSince)
  })
})
