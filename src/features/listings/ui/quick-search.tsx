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
  /** Of the properties of each goal, beside its name; null if the block does not show them. */
  counts: { sale: number; rent: number } | null
  t: Translator
  /** Language of the suggestions. */
  locale: Locale
  /** Two on one page need different ids. */
  id?: string
}

const Count = ({ value }: { value: string }) => (
  <span className="figures text-small font-normal">{value}</span>
)

/**
 * One field for reference, type or city, and a choice of the goal, which Enter follows (acceptance D2): a plain form that
 * works without JavaScript. With it, suggestions appear as soon as the field is used (D1).
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
    <form action={action} method="get" role="search" className="quick-search">
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <div className="relative">
        <Island<typeof QuickSearchField>
          name="quickSearch"
          id={id}
          props={{ id, locale, placeholder: t('search.placeholder'), texts: quickSearchTexts(t) }}
        />
      </div>
      {saleHref && rentHref && (
        <div role="radiogroup" aria-label={t('search.goal')} className="quick-search-goals">
          <label>
            <input type="radio" name="goal" value="sale" defaultChecked className="sr-only" />
            {t('search.forSale')} {counts && <Count value={writeNumber(counts.sale, t.numbers)} />}
          </label>
          <label>
            <input type="radio" name="goal" value="rent" className="sr-only" />
            {t('search.forRent')} {counts && <Count value={writeNumber(counts.rent, t.numbers)} />}
          </label>
        </div>
      )}
      {!(saleHref && rentHref) && counts && (
        <p className="self-center px-3 font-semibold">
          {t(saleHref ? 'search.forSale' : 'search.forRent')}{' '}
          <Count value={writeNumber(saleHref ? counts.sale : counts.rent, t.numbers)} />
        </p>
      )}
      <button type="submit" className="button button-brand">
        <span aria-hidden="true" className="icon icon-search size-6" />
        <span className="sr-only">{t('search.submit')}</span>
      </button>
    </form>
  )
}
