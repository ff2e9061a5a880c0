import type { CostBasis } from '@/features/property/model/cost-basis'
import type { LegalRates } from '@/features/property/model/legal-rates'
import { formatPrice, type PriceFormat } from '@/features/property/model/price'
import { amountsOf, computedAmounts, purchaseEstimate } from '@/features/property/model/purchase-cases'
import type { Translator } from '@/lib/i18n/translator'
import type { Property } from '@/payload-types'

interface CostContext {
  rates: LegalRates
  /** ISO date of the day whose rates count. */
  day: string
  format: PriceFormat
  t: Translator
}

/**
 * The texts of stored amounts that the estimate of the costs replaces, so that facts and cost helper agree. Amounts
 * that the agency left empty stay empty, and duty on a purchase with VAT is left out.
 */
export function costTexts(
  property: Property,
  basis: CostBasis | null,
  { rates, day, format, t }: CostContext,
): Record<string, string | null> {
  const estimate = purchaseEstimate(basis, rates, day)
  if (!estimate) return {}
  const stored = computedAmounts.filter((field) => typeof property[field] === 'number')
  return Object.fromEntries(
    stored.map((field): [string, string | null] => {
      const [standard, ownHome] = amountsOf(field, estimate)
      if (!standard) return [field, null]
      const amount = formatPrice(standard.amount, format)
      if (!ownHome) return [field, amount]
      return [field, t('costs.withOwnHome', { amount, ownHome: formatPrice(ownHome.amount, format) })]
    }),
  )
}
