import { LayoutGrid, Rows3 } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'
import type { ListingView } from '@/lib/property/listing-filters'

interface ViewSwitchProps {
  view: ListingView
  hrefOf: (view: ListingView) => string
  t: Translator
}

const views = [
  { view: 'grid', icon: LayoutGrid, label: 'listing.viewGrid' },
  { view: 'list', icon: Rows3, label: 'listing.viewList' },
] as const

/** Grid or list; the choice stands in the address. */
export function ViewSwitch({ view, hrefOf, t }: ViewSwitchProps) {
  return (
    <nav aria-label={t('listing.view')} className="flex">
      {views.map((each) => (
        <a
          key={each.view}
          href={hrefOf(each.view)}
          rel="nofollow"
          aria-current={each.view === view ? 'true' : undefined}
          className="-ml-px inline-flex min-h-11 items-center gap-2 border border-line px-4 text-small font-semibold aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white"
        >
          <Icon node={each.icon} className="size-4" />
          {t(each.label)}
        </a>
      ))}
    </nav>
  )
}
