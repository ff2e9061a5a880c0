import type { CostBasis } from './cost-basis'
import type { LegalRates } from './legal-rates'
import {
  purchaseCosts,
  purchaseRatesOn,
  type PurchaseCosts,
  type PurchaseRates,
  type PurchaseTax,
} from './purchase-costs'

export interface PurchaseCase {
  tax: PurchaseTax
  costs: PurchaseCosts
}

export interface PurchaseEstimate {
  rates: PurchaseRates
  /** By kind of buyer; never empty. */
  cases: PurchaseCase[]
}

/**
 * The costs of a property for each kind of buyer, at the rates in force on a day (ISO date). The only source of
 * these amounts: facts, cost helper and documents show them.
 *
 * @returns null if the settings have no rate for the property
 */
export function purchaseEstimate(
  basis: CostBasis | null,
  rates: LegalRates,
  day: string,
): PurchaseEstimate | null {
  if (basis?.kind !== 'purchase') return null
  const inForce = purchaseRatesOn(rates, basis.region, day)
  if (!inForce) return null
  const cases = basis.taxes.flatMap((tax): PurchaseCase[] => {
    const costs = purchaseCosts(basis.price, tax, inForce)
    return costs ? [{ tax, costs }] : []
  })
  return cases.length > 0 ? { rates: inForce, cases } : null
}

/** Stored amounts that the estimate replaces, by name of the field. */
const amounts = {
  totalCost: ({ total }: PurchaseCosts) => total,
  notaryFeeInclVat: ({ notary }: PurchaseCosts) => notary,
  notaryFeeExclVat: ({ notaryExclVat }: PurchaseCosts) => notaryExclVat,
  registrationDuties: ({ tax }: PurchaseCosts) => tax,
  vatAmount: ({ tax }: PurchaseCosts) => tax,
} as const

export type ComputedAmount = keyof typeof amounts
export const computedAmounts = Object.keys(amounts) as ComputedAmount[]

const isOf = (field: ComputedAmount, tax: PurchaseTax) =>
  field === 'registrationDuties' ? 'duty' in tax : field !== 'vatAmount' || 'vat' in tax

/** An amount for each kind of buyer that has it: the standard case first, then a sole own home if it differs. */
export function amountsOf(
  field: ComputedAmount,
  { cases }: PurchaseEstimate,
): { tax: PurchaseTax; amount: number }[] {
  const taxAmounts = cases
    .filter(({ tax }) => isOf(field, tax))
    .map(({ tax, costs }) => ({ tax, amount: amounts[field](costs) }))
    .toReversed()
  const isSame = taxAmounts.every(({ amount }) => amount === taxAmounts[0]?.amount)
  return isSame ? taxAmounts.slice(0, 1) : taxAmounts
}
