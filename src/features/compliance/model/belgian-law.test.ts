import { describe, expect, test } from 'vitest'

import { applicableRules } from './compliance-checklist'
import { defaultRules } from './default-rules/default-rules'

import { costBasis } from '@/features/property/model/cost-basis'
import { describeEpc, regionOf } from '@/features/property/model/epc-label'
import { defaultEpcScales } from '@/features/property/model/epc-scales'
import { renovationNotice } from '@/features/property/model/renovation-notice'
import { rentalTerms } from '@/features/property/model/rental-terms'

const day = '2026-11-28'

/** Places whose postal codes would be Belgian, and ordinary ones. */
const places = [
  ['BE 4900', { zip: '4900', countryId: 10 }, 'wallonia'],
  ['BE 3500', { zip: '3500', countryId: 10 }, 'flanders'],
  ['no country, as in older feeds', { zip: '3500', countryId: null }, 'flanders'],
  ['LU 1234', { zip: '1234', countryId: 50 }, 'unknown'],
  ['LU 3500', { zip: '3500', countryId: 50 }, 'unknown'],
  ['AT 6020', { zip: '6020', countryId: 1040 }, 'unknown'],
  ['AT 3500', { zip: '3500', countryId: 1040 }, 'unknown'],
  ['DE 53111', { zip: '53111', countryId: 1276 }, 'unknown'],
  ['FR 59000', { zip: '59000', countryId: 1250 }, 'unknown'],
  ['an unknown country', { zip: '3500', countryId: 777 }, 'unknown'],
] as const

describe.each(places)('%s', (_, place, region) => {
  const isBelgian = region !== 'unknown'

  test('the region', () => {
    expect(regionOf(place)).toBe(region)
  })

  test('a label is computed by the bands of a Belgian region alone', () => {
    const epc = (epcLabelText: string | null) =>
      describeEpc({ ...place, webId: 1, energyPerformance: 300, epcLabelText }, defaultEpcScales, day)
    expect(epc(null).state).toBe(isBelgian ? 'known' : 'none')
    expect(epc('B')).toMatchObject({
      label: 'B',
      differs: isBelgian,
      region: place.countryId === 50 ? 'luxembourg' : region,
    })
  })

  test('duties and guarantees', () => {
    const price = { kind: 'exact', price: 250_000, monthly: false } as const
    const house = { ...place, goal: 'sale', webId: 1 } as const
    expect(costBasis(house, price) !== null).toBe(isBelgian)
    expect(costBasis({ ...house, goal: 'rent' }, price)).toMatchObject({ region })
    const guarantees = (['brussels', 'flanders', 'wallonia'] as const).map((each) => ({
      region: each,
      months: 2,
    }))
    expect(rentalTerms({ ...place, price: 900 }, { guarantees }, day).guaranteeMonths).toBe(
      isBelgian ? 2 : null,
    )
  })

  test('the renovation notice is Flemish', () => {
    const notice = renovationNotice({ ...place, goal: 'sale', webId: 1, epcLabel: 'F' })
    expect(notice !== null).toBe(region === 'flanders')
  })

  test.each(['sale', 'rent'] as const)('mentions that an advert for %s must have', (goal) => {
    const property = { ...place, typeId: 'house', webId: 1, values: { goal, status: 'active' } }
    expect(applicableRules(defaultRules, property, day).size > 0).toBe(isBelgian)
  })
})
