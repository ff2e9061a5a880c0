import { ArrowDownUp, Check } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'
import { listingSorts, type ListingSort } from '@/features/listings/model/listing-filters'

import { foldButton } from './listing-panel'

const labels = {
  newest: 'listing.sortNewest',
  match: 'listing.sortMatch',
  price: 'listing.sortPriceUp',
  '-price': 'listing.sortPriceDown',
  type: 'listing.sortTypeUp',
  '-type': 'listing.sortTypeDown',
  city: 'listing.sortCityUp',
  '-city': 'listing.sortCityDown',
} as const satisfies Record<ListingSort, string>

interface ListingSortMenuProps {
  sort: ListingSort
  /** With words, lists can be sorted by how well they match. */
  hasWords: boolean
  hrefOf: (sort: ListingSort) => string
  t: Translator
}

/** The orders as links, so that opening the menu changes nothing yet. */
export const ListingSortMenu = ({ sort, hasWords, hrefOf, t }: ListingSortMenuProps) => (
  <details className="relative">
    <summary className={foldButton}>
      <Icon node={ArrowDownUp} className="size-4" />
      <span className="sr-only">{t('listing.sort')}, </span>
      {t(labels[sort])}
    </summary>
    <ul className="absolute top-full right-0 z-10 mt-2 w-64 border border-ink bg-ground py-2">
      {listingSorts
        .filter((each) => hasWords || each !== 'match')
        .map((each) => (
          <li key={each}>
            <a
              href={hrefOf(each)}
              rel="nofollow"
              aria-current={each === sort ? 'true' : undefined}
              className="order"
            >
              {t(labels[each])}
              {each === sort && <Icon node={Check} className="size-4" />}
            </a>
          </li>
        ))}
    </ul>
  </details>
)
