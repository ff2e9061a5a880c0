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
          className="-ml-px inline-flex min-h-11 flex-1 items-center justify-center gap-2 border border-line px-3 text-small font-semibold first:ml-0 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white forced-colors:aria-[current]:underline sm:px-4"
        >
          <Icon node={each.icon} className="size-4" />
          {t(each.label)}
        </a>
      ))}
    </nav>
  )
}
