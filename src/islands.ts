import type { ComponentType } from 'react'

/** The parts of pages that React takes over in the browser, by name. Each becomes a file of its own. */
export const islands = {
  loanCalculator: async () =>
    (await import('@/features/property-page/ui/loan-calculator.island')).LoanCalculator,
  mapFrame: async () => (await import('@/features/map/ui/frame/map-frame.island')).MapFrame,
  purchaseCalculator: async () =>
    (await import('@/features/property-page/ui/purchase-calculator.island')).PurchaseCalculator,
  quickSearch: async () => (await import('@/features/listings/ui/quick-search.island')).QuickSearchField,
  rentIndexer: async () => (await import('@/features/property-page/ui/rent-indexer.island')).RentIndexer,
  unitTable: async () => (await import('@/features/projects/ui/unit-table.island')).UnitTable,
} satisfies Record<string, () => Promise<ComponentType<never>>>
