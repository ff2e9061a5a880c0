import {
  defaultDuties,
  defaultGuarantees,
  defaultNotaryTariffs,
  defaultVat,
} from '@/collections/globals/legal/money-defaults'
import type { DutyRate, GuaranteeRate, LegalRates, VatRate } from '@/features/property/model/legal-rates'
import { purchaseCosts, purchaseRatesOn } from '@/features/property/model/purchase-costs'

/** The rates of a new installation: the demo states what its pages compute. */
export const demoLegalRates: LegalRates = {
  // Payload types the defaults as plain strings; these are their literal types.
  duties: defaultDuties as DutyRate[],
  vat: defaultVat as VatRate[],
  guarantees: defaultGuarantees as GuaranteeRate[],
  notary: defaultNotaryTariffs,
  mortgages: [],
  healthIndices: [],
}

/**
 * What a buyer pays besides the price. No file has these amounts: they follow the rates of the day.
 *
 * @param vatRegime `vat21` for a new building, `registrationDuties` for another; null without a sale
 */
export function purchaseAmounts(price: number, vatRegime: unknown, day: string): Record<string, number> {
  if (vatRegime !== 'vat21' && vatRegime !== 'registrationDuties') return {}
  const isNew = vatRegime === 'vat21'
  const rates = purchaseRatesOn(demoLegalRates, 'wallonia', day)
  const amounts = rates && purchaseCosts(price, isNew ? { vat: 'newBuild' } : { duty: 'other' }, rates)
  if (!amounts) return {}
  return {
    [isNew ? 'vatAmount' : 'registrationDuties']: amounts.tax,
    notaryFeeExclVat: amounts.notaryExclVat,
    notaryFeeInclVat: amounts.notary,
    totalCost: amounts.total,
  }
}
