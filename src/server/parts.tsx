import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { FullListing } from '@/blocks/property-list/full-listing'
import { QuickSearchField } from '@/features/listings/ui/quick-search.island'
import { MapFrame } from '@/features/map/ui/frame/map-frame.island'
import { UnitTable } from '@/features/projects/ui/unit-table.island'
import { LoanCalculator } from '@/features/property-page/ui/loan-calculator.island'
import { PurchaseCalculator } from '@/features/property-page/ui/purchase-calculator.island'
import { RentIndexer } from '@/features/property-page/ui/rent-indexer.island'
import { FormView } from '@/features/submissions/ui/form-view'
import type { islands } from '@/islands'
import type { RenderPart } from '@/lib/parts/render-part'

type AnyView = ComponentType<never>

/** The islands of `src/islands.ts`, which loads each when it is used. */
const islandViews: Record<keyof typeof islands, AnyView> = {
  loanCalculator: LoanCalculator,
  mapFrame: MapFrame,
  purchaseCalculator: PurchaseCalculator,
  quickSearch: QuickSearchField,
  rentIndexer: RentIndexer,
  unitTable: UnitTable,
}

const staticViews: Record<string, AnyView> = { form: FormView, listing: FullListing }

/** Renders a part by its name. What the browser takes over keeps the marks between texts that React needs there. */
export const renderPart: RenderPart = (name, props, identifierPrefix) => {
  const [view, render] =
    name in staticViews
      ? ([staticViews[name], renderToStaticMarkup] as const)
      : ([islandViews[name as keyof typeof islands], renderToString] as const)
  if (!view) throw new Error(`There is no part "${name}"`)
  return render(createElement(view as ComponentType<object>, props), { identifierPrefix })
}
