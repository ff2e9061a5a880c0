import { regionOfZip } from './epc-label'
import type { GuaranteeRate } from './legal-rates'
import { guaranteeOn, rentalStart } from './rental-costs'

/** What an applicant is told to expect when chosen. What is not known or not published is null and left out. */
export interface RentalTerms {
  /** Months of rent, in words of the region's law or what the landlord asks, whichever is less. */
  guaranteeMonths: number | null
  /** In euro, like the next four. */
  guarantee: number | null
  rent: number | null
  charges: number | null
  total: number | null
  /** Net per month, of the applicants together. */
  minimumIncome: number | null
  maximumPersons: number | null
  /** Who draws up the inventory of fixtures and who pays, in the words of the agency. */
  inventory: string | null
}

/** What the terms follow from; the names of the first six are those of the stored fields. */
export interface RentalSource {
  /** Left out where the agency does not publish it. */
  price?: number | null
  renterCharges?: number | null
  depositAmount?: number | null
  inventoryOfPlace?: string | null
  zip?: string | null
  countryId?: number | null
}

export interface RentalRules {
  guarantees: readonly GuaranteeRate[]
  minimumIncome?: number | null
  maximumPersons?: number | null
}

const belgiumCountryId = 10

/**
 * The terms of a letting on a day: guarantee by the region's law (acceptance F10), first month's rent and charges,
 * inventory, and what the agency asks.
 *
 * @param day ISO date; decides which legal value holds
 */
export function rentalTerms(source: RentalSource, rules: RentalRules, day: string): RentalTerms {
  const isBelgian = (source.countryId ?? belgiumCountryId) === belgiumCountryId
  const law = guaranteeOn(rules.guarantees, isBelgian ? regionOfZip(source.zip) : 'unknown', day)
  const rent = source.price && source.price > 0 ? source.price : null
  const asked = source.depositAmount && source.depositAmount > 0 ? source.depositAmount : null
  // A landlord who asks more than the law allows is not helped by our mail.
  const deposit = rent && law && asked ? Math.min(asked, rent * law.months) : asked
  const start = rent ? rentalStart({ rent, charges: source.renterCharges, deposit }, law) : null
  return {
    guaranteeMonths: start?.guarantee?.months ?? law?.months ?? null,
    guarantee: start?.guarantee?.amount ?? null,
    rent: start?.rent ?? null,
    charges: start?.charges ?? null,
    total: start?.guarantee ? start.total : null,
    minimumIncome: rules.minimumIncome || null,
    maximumPersons: rules.maximumPersons || null,
    inventory: source.inventoryOfPlace?.trim() || null,
  }
}
