'use client'

import { late } from '@/components/ui/late'

export const PurchaseCalculator = late(
  async () => (await import('./purchase-calculator-live')).PurchaseCalculator,
)
