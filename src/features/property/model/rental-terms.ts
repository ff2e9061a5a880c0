import { regionOf } from './epc-label'
import type { GuaranteeRate } from './legal-rates'
import { guaranteeOn, rentalStart } from './rental-costs'

/**
 * The terms of a letting, as sent to a selected applicant. Unknown or unpublished values are null and left out.
 */
export interface RentalTerms {
  /** Months of rent: the maximum of the region's law, or what the landlord requires if that is less. */
  guaranteeMonths: number | null
  /** In euro, like the next four. */
  guarantee: number | null
  rent: number | null
  charges: number | null
  total: number | null
  /** Net per month, of the applicants together. */
  minimumIncome: number | null
  maximumPersons: number | null
  /** Who draws up and pays the inventory of fixtures, in the agency's words. */
  inventory: string | null
}

/** Input of the terms; the first six names are those of the stored fields. */
export interface RentalSource {
  /** Undefined if the agency does not publish it. */
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

/**
 * The terms of a letting on a day: guarantee by the region's law (acceptance F10), first month's rent and charges,
 * inventory, and the agency's requirements.
 *
 * @param day ISO date; selects the legal values in force
 */
export function rentalTerms(source: RentalSource, rules: RentalRules, day: string): RentalTerms {
  const law = guaranteeOn(rules.guarantees, regionOf(source), day)
  const rent = source.price && source.price > 0 ? source.price : null
  const requestedDeposit = source.depositAmount && source.depositAmount > 0 ? source.depositAmount : null
  // Our e-mail must not support a demand above the legal maximum.
  const deposit =
    rent && law && requestedDeposit ? Math.min(requestedDeposit, rent * law.months) : requestedDeposit
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
