import type { Translator } from '@/lib/i18n/translator'

/** Another search, and the number of properties that it finds. */
interface FilterSuggestion {
  /** What it changes, in words. */
  name: string
  href: string
  total: number
}

interface EmptyListingProps {
  suggestions: FilterSuggestion[]
  /** The same search further around its place; null when it finds nothing either. */
  wider: FilterSuggestion | null
  /** Searches with a similar word. */
  near: FilterSuggestion[]
  /** URL of the listing without filters; null when none is chosen, and there is no property at all. */
  resetHref: string | null
  /** URL of the form that registers a search; null when the site has no such form. */
  demandHref: string | null
  t: Translator
}

interface SuggestionListProps {
  title: string
  suggestions: FilterSuggestion[]
  t: Translator
}

function SuggestionList({ title, suggestions, t }: SuggestionListProps) {
  if (suggestions.length === 0) return null
  return (
    <>
      <h3 className="mt-8 text-card">{title}</h3>
      <ul className="mt-3 border-t border-line">
        {suggestions.map(({ name, href, total }) => (
          <li key={href} className="border-b border-line">
            <a
              href={href}
              rel="nofollow"
              className="group flex min-h-12 items-center justify-between gap-4 py-2"
            >
              <span className="min-w-0 group-hover:underline">{name}</span>
              <span className="figures shrink-0 font-semibold text-brand">
                {t('listing.found', { count: total })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** No results, with suggestions (acceptance D8). */
export function EmptyListing({ suggestions, wider, near, resetHref, demandHref, t }: EmptyListingProps) {
  return (
    <div className="my-12 max-w-2xl">
      <h2 className="text-title">{resetHref ? t('listing.emptyTitle') : t('listing.noProperties')}</h2>
      <p className="mt-3 text-lead text-slate">
        {resetHref ? t('listing.emptyText') : t('listing.emptyOffer')}
      </p>
      {wider && (
        <a href={wider.href} rel="nofollow" className="button button-ink mt-6">
          {wider.name}
        </a>
      )}
      <SuggestionList title={t('listing.nearWords')} suggestions={near} t={t} />
      <SuggestionList title={t('listing.loosenTitle')} suggestions={suggestions} t={t} />
      <div className="mt-8 flex flex-wrap gap-3">
        {demandHref && (
          <a href={demandHref} className="button button-ink">
            {t('listing.saveSearch')}
          </a>
        )}
        {resetHref && (
          <a href={resetHref} className="button button-quiet">
            {t('listing.reset')}
          </a>
        )}
      </div>
    </div>
  )
}
