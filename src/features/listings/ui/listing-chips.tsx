import type { Translator } from '@/lib/i18n/translator'
import type { ListingFilters } from '@/features/listings/model/listing-filters'

import type { ChosenFilter } from './listing-chosen'

interface ListingChipsProps {
  chosen: ChosenFilter[]
  hrefOf: (filters: ListingFilters) => string
  resetHref: string
  t: Translator
}

/** The active filters; each is a link to the list without it. */
export function ListingChips({ chosen, hrefOf, resetHref, t }: ListingChipsProps) {
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('listing.activeFilters')} className="mt-5 flex flex-wrap items-center gap-2">
      {chosen.map(({ text, without }) => (
        <li key={text} className="min-w-0">
          <a
            href={hrefOf(without)}
            rel="nofollow"
            className="inline-flex min-h-11 max-w-full items-center gap-2 bg-mist px-3.5 text-small font-semibold hover:bg-line"
          >
            <span className="sr-only">{t('listing.removeFilter')} </span>
            {text}
            <span aria-hidden="true" className="icon icon-close" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={resetHref}
          rel="nofollow"
          className="inline-flex min-h-11 items-center px-2 text-small font-semibold text-brand underline"
        >
          {t('listing.reset')}
        </a>
      </li>
    </ul>
  )
}
