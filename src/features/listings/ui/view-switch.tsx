import { LayoutGrid, Map, Rows3 } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'
import type { ListingView } from '@/features/listings/model/listing-filters'

interface ViewSwitchProps {
  view: ListingView
  hrefOf: (view: ListingView) => string
  t: Translator
}

const views = [
  { view: 'grid', icon: LayoutGrid, label: 'listing.viewGrid' },
  { view: 'list', icon: Rows3, label: 'listing.viewList' },
  { view: 'map', icon: Map, label: 'listing.viewMap' },
] as const

/** Grid, list or map; the choice is in the URL. */
export function ViewSwitch({ view, hrefOf, t }: ViewSwitchProps) {
  return (
    <nav aria-label={t('listing.view')} className="flex max-sm:w-full print:hidden">
      {views.map((each) => (
        <a
          key={each.view}
          href={hrefOf(each.view)}
          rel="nofollow"
          aria-current={each.view === view ? 'true' : undefined}
          className="view"
        >
          <Icon node={each.icon} className="size-4" />
          {t(each.label)}
        </a>
      ))}
    </nav>
  )
}
