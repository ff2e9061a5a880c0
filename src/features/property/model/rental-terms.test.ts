import { describe, expect, test } from 'vitest'

import type { GuaranteeRate } from './legal-rates'
import { rentalTerms } from './rental-terms'

const guarantees: GuaranteeRate[] = [
  { region: 'wallonia', months: 2 },
  { region: 'flanders', months: 2 },
  { region: 'flanders', months: 3, validFrom: '2019-01-01' },
  { region: 'brussels', months: 2 },
]
const today = '2026-11-21'
const rules = { guarantees }

describe('the guarantee', () => {
  test.each([
    ['4400', 2, 1_800],
    ['1300', 2, 1_800],
    ['3000', 3, 2_700],
    ['9000', 3, 2_700],
    ['1000', 2, 1_800],
  ])('in %s is %d months, € %d for a rent of € 900', (zip, guaranteeMonths, guarantee) => {
    const terms = rentalTerms({ price: 900, zip }, rules, today)
    expect(terms).toMatchObject({ guaranteeMonths, guarantee, total: guarantee + 900 })
  })

  test('follows the law of the day', () => {
    expect(rentalTerms({ zip: '3000' }, rules, '2018-12-31')).toMatchObject({ guaranteeMonths: 2 })
    expect(rentalTerms({ zip: '3000' }, rules, '2019-01-01')).toMatchObject({ guaranteeMonths: 3 })
  })

  test.each([
    [900, 1, 900],
    [5_000, 2, 1_800],
  ])("is the landlord's deposit (€ %d) within the law", (depositAmount, guaranteeMonths, guarantee) => {
    const terms = rentalTerms({ price: 900, depositAmount, zip: '4000' }, rules, today)
    expect(terms).toMatchObject({ guaranteeMonths, guarantee })
  })

  test('is unknown outside Belgium and without settings', () => {
    const nothing = { guaranteeMonths: null, guarantee: null, total: null }
    expect(rentalTerms({ price: 900, zip: '1210', countryId: 50 }, rules, today)).toMatchObject(nothing)
    expect(rentalTerms({ price: 900, zip: '4000' }, { guarantees: [] }, today)).toMatchObject(nothing)
  })
})

test('an unpublished rent gives months, but no amount', () => {
  expect(rentalTerms({ renterCharges: 100, zip: '4000' }, rules, today)).toEqual({
    guaranteeMonths: 2,
    guarantee: null,
    rent: null,
    charges: null,
    total: null,
    minimumIncome: null,
    maximumPersons: null,
    inventory: null,
  })
})

test("charges and the agency's requirements are included", () => {
  const source = {
    price: 850,
    renterCharges: 120,
    inventoryOfPlace: ' Par un expert, frais partagés. ',
    zip: '4000',
  }
  expect(rentalTerms(source, { ...rules, minimumIncome: 2_400, maximumPersons: 3 }, today)).toEqual({
    guaranteeMonths: 2,
    guarantee: 1_700,
    rent: 850,
    charges: 120,
    total: 2_670,
    minimumIncome: 2_400,
    maximumPersons: 3,
    inventory: 'Par un expert, frais partagés.',
  })
})
