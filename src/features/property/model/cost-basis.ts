import { housingWebIds, regionOf } from './epc-label'
import type { EpcRegion } from './epc-scales'
import type { PropertyGoal } from './goal'
import type { PriceDescription } from './price'
import type { PurchaseTax } from './purchase-costs'

/** Input of a cost estimate. Only published amounts are included. */
export type CostBasis =
  | { kind: 'purchase'; price: number; region: EpcRegion; taxes: PurchaseTax[] }
  | {
      kind: 'rental'
      /** In euro per month, like the charges. */
      rent: number
      charges: number | null
      deposit: number | null
      /** Of the agency, paid once. */
      agencyCost: number | null
      region: EpcRegion | 'unknown'
    }

/** The names are those of the stored fields. */
export interface CostSource {
  goal: PropertyGoal
  vatRegime?: 'registrationDuties' | 'vat21' | 'vat6' | 'mixed' | null
  renterCharges?: number | null
  depositAmount?: number | null
  agencyCost?: number | null
  zip?: string | null
  countryId?: number | null
  /** Public number of the main type. */
  webId?: number | null
}

/** Only a home can be a buyer's sole own home; a new building is subject to VAT instead of duty. */
function taxesOn({ vatRegime, webId }: CostSource): PurchaseTax[] {
  if (vatRegime === 'mixed') return []
  if (vatRegime === 'vat21') return [{ vat: 'newBuild' }]
  if (vatRegime === 'vat6') return [{ vat: 'reduced' }]
  const isHome = housingWebIds.includes(webId ?? 0)
  return isHome ? [{ duty: 'ownHome' }, { duty: 'other' }] : [{ duty: 'other' }]
}

/**
 * The input of a property's cost estimate (X12). Null for a hidden or missing price, a takeover, a life annuity
 * (taxed on another value), a price that mixes duty and VAT, and outside Belgium's regions.
 */
export function costBasis(source: CostSource, price: PriceDescription): CostBasis | null {
  if (price.kind !== 'exact' && price.kind !== 'from') return null
  const region = regionOf(source)
  if (source.goal === 'rent') {
    const { renterCharges, depositAmount, agencyCost } = source
    return {
      kind: 'rental',
      rent: price.price,
      charges: renterCharges ?? null,
      deposit: depositAmount ?? null,
      agencyCost: agencyCost ?? null,
      region,
    }
  }
  const taxes = taxesOn(source)
  if (source.goal !== 'sale' || region === 'unknown' || 'annuity' in price || taxes.length === 0) return null
  return { kind: 'purchase', price: price.price, region, taxes }
}
