import type { Translator } from '@/lib/i18n/translator'

interface EmptyListingProps {
  /** The listing without filters. */
  resetHref: string
  /** Where a search can be registered. */
  demandHref: string
  t: Translator
}

/** No results, with the ways on (acceptance D8). */
export function EmptyListing({ resetHref, demandHref, t }: EmptyListingProps) {
  return (
    <div className="my-12 max-w-2xl">
      <h2 className="text-title">{t('listing.emptyTitle')}</h2>
      <p className="mt-3 text-lead text-slate">{t('listing.emptyText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={resetHref} className="button button-ink">
          {t('listing.reset')}
        </a>
        <a href={demandHref} className="button button-quiet">
          {t('listing.registerSearch')}
        </a>
      </div>
    </div>
  )
}
