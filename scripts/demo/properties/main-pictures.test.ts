import { describe, expect, test } from 'vitest'

import { listingSorts, type ListingSort } from '@/features/listings/model/listing-filters'
import { normaliseSearchText } from '@/features/property/model/search-columns'
import { locales, type Locale } from '@/lib/i18n/locales'

import { localities } from '../content/localities'
import { propertyTypes } from '../content/property-types'

import type { DemoGoal } from './facts'
import { demoProperties, type DemoProperty } from './properties'

const properties = demoProperties('2026-11-20')

/** The name of the first picture without its number; plots show no house. */
function houseOf({ kind, ref, pictures }: DemoProperty): string {
  const house = pictures[0]?.name.replace(/-\d+$/, '') ?? 'none'
  return kind === 'land' ? `${house} ${ref}` : house
}

const typeName = ({ typeWebId }: DemoProperty, locale: Locale) =>
  propertyTypes.find(({ webId }) => webId === typeWebId)?.name[locale] ?? ''

const cityName = ({ localityKey }: DemoProperty, locale: Locale) =>
  localities.find(({ name, zip }) => `${name.fr}|${zip}` === localityKey)?.name[locale] ?? ''

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
function listed(goals: readonly DemoGoal[], sort: ListingSort, locale: Locale): DemoProperty[] {
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
    const names = properties.map(({ pictures }) => pictures[0]?.name)
    expect(new Set(names).size).toBe(properties.length)
  })

  test.each(listingSorts)('neighbours of a list sorted by %s show different houses', (sort) => {
    const goals: DemoGoal[][] = [['sale'], ['sale', 'takeover'], ['rent']]
    const repeats = goals.flatMap((each) =>
      locales.flatMap((locale) => repeatsIn(listed(each, sort, locale))),
    )
    expect(repeats).toEqual([])
  })
})
