import { Search } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'

interface QuickSearchProps {
  saleHref: string
  rentHref: string
  /** Shown on the buttons; left out when the block says so. */
  counts: { sale: number; rent: number } | null
  t: Translator
  /** Two on one page need two ids. */
  id?: string
}

const Count = ({ value }: { value: number }) => (
  <span className="figures bg-white/20 px-2 py-0.5 text-small font-normal">{value}</span>
)

/** One field for reference, type or city, and a button per goal; a plain form that works without JavaScript. */
export function QuickSearch({ saleHref, rentHref, counts, t, id = 'quick-search' }: QuickSearchProps) {
  return (
    <form action={saleHref} method="get" role="search" className="flex flex-col gap-2 lg:flex-row lg:gap-0">
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <div className="relative flex-1">
        <Icon
          node={Search}
          className="pointer-events-none absolute top-1/2 left-5 size-6 -translate-y-1/2 text-steel"
        />
        <input
          id={id}
          name="q"
          type="search"
          maxLength={80}
          autoComplete="off"
          placeholder={t('search.placeholder')}
          className="h-16 w-full rounded-hair border border-line bg-white pr-4 pl-14 text-lead text-ink placeholder:text-steel lg:h-18 lg:border-0"
        />
      </div>
      <div className="grid grid-cols-2 gap-2 lg:flex lg:gap-0">
        <button
          type="submit"
          className="button button-brand min-h-14 px-4 lg:min-w-44 lg:rounded-none lg:px-7"
        >
          {t('search.forSale')} {counts && <Count value={counts.sale} />}
        </button>
        <button
          type="submit"
          formAction={rentHref}
          className="button button-ink min-h-14 px-4 lg:min-w-40 lg:rounded-none lg:px-7"
        >
          {t('search.forRent')} {counts && <Count value={counts.rent} />}
        </button>
      </div>
    </form>
  )
}
