import type { Locale } from '@/lib/i18n/locales'
import { writeNumber } from '@/lib/i18n/number-format'
import type { Translator } from '@/lib/i18n/translator'
import { Island } from '@/lib/parts/part'

import type { QuickSearchField } from './quick-search.island'
import { quickSearchTexts } from './quick-search-texts'

interface QuickSearchProps {
  /** The lists; null for one that the site does not have. */
  saleHref: string | null
  rentHref: string | null
  /** Shown on the buttons; left out if the block disables it. */
  counts: { sale: number; rent: number } | null
  t: Translator
  /** Language of the suggestions. */
  locale: Locale
  /** Two on one page need different ids. */
  id?: string
}

const Count = ({ value }: { value: string }) => (
  <span className="figures bg-black/30 px-2 py-0.5 text-small font-normal">{value}</span>
)

/**
 * One field for reference, type or city, and a button per goal: a plain form that works without JavaScript. With it,
 * suggestions appear as soon as the field is used (acceptance D1).
 */
export function QuickSearch({
  saleHref,
  rentHref,
  counts,
  t,
  locale,
  id = 'quick-search',
}: QuickSearchProps) {
  const action = saleHref ?? rentHref
  if (!action) return null
  return (
    <form action={action} method="get" role="search" className="flex flex-col gap-2 lg:flex-row lg:gap-0">
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <div className="relative flex-1">
        <span
          aria-hidden="true"
          className="icon icon-search pointer-events-none absolute top-5 left-5 size-6 lg:top-6 text-steel"
        />
        <Island<typeof QuickSearchField>
          name="quickSearch"
          id={id}
          props={{ id, locale, placeholder: t('search.placeholder'), texts: quickSearchTexts(t) }}
        />
      </div>
      <div className="grid grid-cols-2 gap-2 lg:flex lg:gap-0">
        {saleHref && (
          <button
            type="submit"
            className="button button-brand min-h-14 px-4 lg:min-w-44 lg:rounded-none lg:px-7"
          >
            {t('search.forSale')} {counts && <Count value={writeNumber(counts.sale, t.numbers)} />}
          </button>
        )}
        {rentHref && (
          <button
            type="submit"
            formAction={rentHref}
            className="button button-ink min-h-14 px-4 lg:min-w-40 lg:rounded-none lg:px-7"
          >
            {t('search.forRent')} {counts && <Count value={writeNumber(counts.rent, t.numbers)} />}
          </button>
        )}
      </div>
    </form>
  )
}
