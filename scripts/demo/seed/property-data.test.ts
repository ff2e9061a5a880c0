import { describe, expect, test } from 'vitest'

import { locales, type Locale } from '@/lib/i18n/locales'
import { addDays } from '@/lib/time/belgian-time'

import { readProperties, type DemoProperty } from './property-data'
import { readMarqueeNames, readPlaces } from './tables'

const today = '2026-11-20'
const properties = readProperties(today).filter(({ isDraft }) => !isDraft)
const listed = properties.filter(({ goal }) => goal !== 'takeover')
const complete = properties.filter(({ fields }) => fields.surfaceTotal || fields.surfaceGround)

const isHouse = ({ typeWebId }: DemoProperty) => typeWebId === 1
const isHome = ({ typeWebId }: DemoProperty) => [1, 2, 3].includes(typeWebId)
const isLandOrGarage = ({ typeWebId }: DemoProperty) => [4, 7].includes(typeWebId)

const countIn = (localityKey: string, goal: DemoProperty['goal']) =>
  properties.filter((property) => property.locality === localityKey && property.goal === goal).length

describe('distribution', () => {
  test('the three rent cities have the counts of the specification', () => {
    expect([countIn('Flémalle|4400', 'sale'), countIn('Flémalle|4400', 'rent')]).toEqual([29, 3])
    expect([countIn('Montegnée|4420', 'sale'), countIn('Montegnée|4420', 'rent')]).toEqual([7, 1])
    expect([countIn('Tilleur|4420', 'sale'), countIn('Tilleur|4420', 'rent')]).toEqual([2, 1])
    expect(properties.filter(({ goal }) => goal === 'rent')).toHaveLength(5)
  })

  test('each of the 31 demo places has something for sale', () => {
    const keys = [...readPlaces().keys()]
    expect(keys).toHaveLength(31)
    expect(keys.filter((key) => countIn(key, 'sale') === 0)).toEqual([])
    expect(properties.filter(({ locality }) => !keys.includes(locality))).toEqual([])
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
    const sizes = [1, 2, 3].map((number) => properties.filter(({ project }) => project === number))
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
    const states: unknown[] = ['known', 'requested', 'notApplicable', undefined]
    expect(states.filter((state) => !properties.some(({ fields }) => fields.epcState === state))).toEqual([])
  })

  test('the special cases are there', () => {
    expect(properties.filter(({ publishPrice }) => !publishPrice).length).toBeGreaterThanOrEqual(4)
    expect(properties.filter(({ publishAddress }) => !publishAddress).length).toBeGreaterThanOrEqual(4)
    expect(properties.filter(({ priceUnit }) => priceUnit === 7)).toHaveLength(3)
    expect(properties.filter(({ fields }) => fields.bouquet)).toHaveLength(2)
    expect(properties.filter(({ fields }) => Object.keys(fields).length < 6)).toHaveLength(3)
    expect(properties.filter(({ priceHistory }) => priceHistory.length > 1).length).toBeGreaterThan(8)
    for (const owner of ['lambert', 'claes', 'schumacher'])
      expect(properties.filter(({ owners }) => owners.includes(owner)).length).toBeGreaterThanOrEqual(2)
    expect(properties.filter(({ owners }) => owners.length === 2)).toHaveLength(1)
  })
})

describe('plausibility', () => {
  test('the marquee agrees with the status and a closed sale has its day', () => {
    const statuses = ['active', 'active', 'active', 'underOption', 'rented', 'sold']
    expect([...readMarqueeNames().keys()]).toEqual([0, 1, 2, 3, 4, 5])
    for (const { marquee, status, soldAt, sellerConsent, onlineSince } of properties) {
      expect(status).toBe(statuses[marquee])
      expect(soldAt !== null).toBe(status === 'sold' || status === 'rented')
      expect(sellerConsent.date === null || sellerConsent.date === soldAt).toBe(true)
      expect(soldAt === null || (soldAt >= onlineSince && soldAt <= today)).toBe(true)
    }
  })

  test('everything went online in the last fourteen months', () => {
    const days = properties.map(({ onlineSince }) => onlineSince)
    expect(days.every((day) => day < today && day >= addDays(today, -426))).toBe(true)
    expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThan(10)
  })

  test('land and garages have no rooms, homes have a living area', () => {
    for (const property of complete) {
      const { typeWebId, fields } = property
      if (isLandOrGarage(property))
        expect([fields.bedrooms, fields.surfaceLiving, fields.epcLabelText]).toEqual([
          undefined,
          undefined,
          undefined,
        ])
      if (isHouse(property)) expect(fields.bedrooms).toBeGreaterThanOrEqual(2)
      if (isHouse(property)) expect(fields.surfaceGround).toBeGreaterThanOrEqual(80)
      if (isHome(property)) expect(fields.surfaceLiving).toBeGreaterThanOrEqual(27)
      if (typeWebId === 2) expect(fields.bedrooms).toBe(0)
    }
  })

  test.each([
    ['house', 1, 90_000, 950_000],
    ['studio', 2, 40_000, 120_000],
    ['apartment', 3, 50_000, 500_000],
    ['plot', 4, 50_000, 190_000],
    ['investment building', 5, 200_000, 600_000],
    ['garage', 7, 15_000, 30_000],
  ])('the price of a %s lies in its range', (_, webId, low, high) => {
    const sold = listed.filter(
      ({ typeWebId, goal, fields }) => typeWebId === webId && goal === 'sale' && !fields.bouquet,
    )
    const prices = sold.map(({ price }) => price)
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
    const codes = properties.flatMap(({ fields }) => (fields.epcUniqueCode as string | undefined) ?? [])
    expect(codes.length).toBeGreaterThan(60)
    expect(codes.filter((code) => !/^20\d{6}-\d{10}-01-\d$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('a position lies within 800 metres of the centre of its place', () => {
    for (const { place: centre, latitude, longitude } of properties) {
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

test('each has four to ten different pictures', () => {
  for (const { pictures } of properties) {
    expect(pictures.length).toBeGreaterThanOrEqual(4)
    expect(pictures.length).toBeLessThanOrEqual(10)
    expect(new Set(pictures).size).toBe(pictures.length)
  }
})

test('another day moves the dates and leaves the numbers', () => {
  const later = readProperties('2026-12-20')
  expect(later[0]?.price).toBe(properties[0]?.price)
  expect(later[0]?.onlineSince).toBe(addDays(properties[0]?.onlineSince ?? '', 30))
  // A new building is always finished next year.
  const [built] = readProperties('2031-05-01').filter(({ project }) => project === 1)
  expect(built?.fields.constructionYear).toBe(2032)
})

describe.each(locales.map((locale) => [locale]))('texts in %s', (locale: Locale) => {
  const isIncomplete = (ref: number) => [4459, 4482, 4505].includes(ref)
  const isLong = (ref: number) => ref === 4590
  const wordsIn = (text: string) => text.split(/\s+/).length

  test('descriptions have 90 to 220 words, but for the unfinished and the long one', () => {
    const counts = properties
      .filter(({ ref }) => !isIncomplete(ref) && !isLong(ref))
      .map(({ ref, description }) => ({ ref, words: wordsIn(description[locale]) }))
    expect(counts.filter(({ words }) => words < 90 || words > 220)).toEqual([])
    const long = properties.find(({ ref }) => isLong(ref))
    expect(wordsIn(long?.description[locale] ?? '')).toBeGreaterThan(450)
  })

  test('no text names a hidden street', () => {
    for (const { description, headline, agentLine, street, publishAddress } of properties) {
      if (!publishAddress)
        expect(
          `${headline[locale]} ${agentLine?.[locale]} ${description[locale]}`.toLowerCase(),
        ).not.toContain(street.toLowerCase())
    }
  })

  test('no two descriptions are alike', () => {
    expect(new Set(properties.map(({ description }) => description[locale])).size).toBe(properties.length)
  })
})
