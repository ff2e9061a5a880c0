import { describe, expect, test } from 'vitest'

import { listingSorts, type ListingSort } from '@/features/listings/model/listing-filters'
import { normaliseSearchText } from '@/features/property/model/search-columns'
import { locales, type Locale } from '@/lib/i18n/locales'

import { readProperties, type DemoProperty } from './property-data'
import { readTypes } from './tables'

const properties = readProperties('2026-11-20').filter(({ isDraft }) => !isDraft)
const types = readTypes()
const land = 4

/** The name of the first picture without its number; plots show no house. */
function houseOf({ typeWebId, ref, pictures }: DemoProperty): string {
  const house = pictures[0]?.replace(/-\d+$/, '') ?? 'none'
  return typeWebId === land ? `${house} ${ref}` : house
}

const typeName = ({ typeWebId }: DemoProperty, locale: Locale) => types.get(typeWebId)?.[locale] ?? ''

const cityName = ({ place }: DemoProperty, locale: Locale) => place.name[locale]

type Goal = DemoProperty['goal']

/** The sort value. Properties without a published price come last in both directions. */
function sortKey(property: DemoProperty, sort: ListingSort, locale: Locale): string | number {
  switch (sort) {
    case 'newest':
    // Without words.
    case 'match':
      return property.onlineSince
    case 'price':
      return property.publishPrice ? property.price : Infinity
    case '-price':
      return property.publishPrice ? property.price : -1
    case 'type':
    case '-type':
      return normaliseSearchText(typeName(property, locale))
    case 'city':
    case '-city':
      return normaliseSearchText(cityName(property, locale))
  }
}

/** Sorts like the catalogue: the public number decides between equals, in the same direction. */
function listed(goals: readonly Goal[], sort: ListingSort, locale: Locale): DemoProperty[] {
  const rows = properties
    .filter(({ goal }) => goals.includes(goal))
    .map((property) => ({ property, key: sortKey(property, sort, locale) }))
  rows.sort((one, other) => {
    if (one.key === other.key) return one.property.ref - other.property.ref
    return one.key < other.key ? -1 : 1
  })
  const isDescending = sort === 'newest' || sort === 'match' || sort.startsWith('-')
  return (isDescending ? rows.toReversed() : rows).map(({ property }) => property)
}

/** Pairs that follow each other and show the same house. */
const repeatsIn = (list: readonly DemoProperty[]): string[] =>
  list.slice(1).flatMap((property, index) => {
    const before = list[index]
    if (!before || houseOf(before) !== houseOf(property)) return []
    return [`${before.ref} and ${property.ref}: ${houseOf(property)}`]
  })

describe('first pictures', () => {
  test('belong to one property each', () => {
    const names = properties.map(({ pictures }) => pictures[0])
    expect(new Set(names).size).toBe(properties.length)
  })

  test.each(listingSorts)('neighbours of a list sorted by %s show different houses', (sort) => {
    const goals: Goal[][] = [['sale'], ['sale', 'takeover'], ['rent']]
    const repeats = goals.flatMap((each) =>
      locales.flatMap((locale) => repeatsIn(listed(each, sort, locale))),
    )
    expect(repeats).toEqual([])
  })
})
