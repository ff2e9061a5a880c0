import { Bell, SlidersHorizontal } from 'lucide'

import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'
import { usualSort, type ListingFilters, type ListingSort } from '@/features/listings/model/listing-filters'
import { maxPlainLength } from '@/features/listings/model/quick-search'
import { pluralForms } from '@/lib/i18n/plural-forms'
import { areaText } from '@/features/listings/model/search-params-places'

import { foldButton } from './listing-panel'
import { ListingPanels, type ListingPanelsProps } from './listing-panels'
import { ListingSortMenu } from './listing-sort'

interface ListingBarProps extends ListingPanelsProps {
  /** Path of the list, without query. */
  action: string
  /** URL of the list without filters, in the current view. */
  resetHref: string
  /** URL of the form that saves this search; null when the site has none. */
  saveHref: string | null
  /** Number of available properties in the list. */
  available: number
  /** Number of active filters. */
  activeCount: number
  hrefOfSort: (sort: ListingSort) => string
}

const panelId = 'listing-filters'

/** Opens the panel as a dialog without a script; browsers without these commands show it as a popover. */
const opensPanel = { command: 'show-modal', commandfor: panelId, popoverTarget: panelId } as const
const closesPanel = {
  command: 'close',
  commandfor: panelId,
  popoverTarget: panelId,
  popoverTargetAction: 'hide',
} as const

/** Choices made outside the form, as hidden fields. */
function HiddenFields({ filters }: { filters: ListingFilters }) {
  const fields = [
    ['words', filters.words.join(' ')],
    ['area', filters.area ? areaText(filters.area) : ''],
    ['sort', filters.sort === usualSort(filters) ? '' : filters.sort],
    ['view', filters.view === 'grid' ? '' : filters.view],
  ].filter(([, value]) => value)
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Further words, or a search in plain words: the server turns them into filters. Not `search`, which lists of options use. */
const WordsField = ({ t }: { t: Translator }) => (
  <label className="relative block px-5 pt-4 pb-5 lg:p-0">
    <span className="mb-1 block text-small font-semibold lg:sr-only">{t('listing.words')}</span>
    <span
      aria-hidden="true"
      className="icon icon-search pointer-events-none absolute bottom-8.5 left-8 text-steel lg:bottom-3.5 lg:left-3"
    />
    <input
      name="q"
      type="text"
      enterKeyHint="search"
      maxLength={maxPlainLength}
      placeholder={t('listing.wordsPlaceholder')}
      className="field pl-10"
    />
  </label>
)

/**
 * The filters of a list as a plain form, which `start-filters.ts` extends: every choice is in the URL. On phones it is a
 * dialog over the page; on wide screens it is part of the bar.
 */
export function ListingBar(props: ListingBarProps) {
  const { action, resetHref, saveHref, filters, filterContext, activeCount, available, hrefOfSort } = props
  const { t, locale } = filterContext
  return (
    <div data-pending="" className="listing-bar border-y border-line bg-ground print:hidden">
      <div className="wrap flex items-center justify-between gap-x-2 py-1 sm:gap-x-6 lg:py-2">
        <button type="button" {...opensPanel} data-opens-panel="" className={`${foldButton} lg:hidden`}>
          <Icon node={SlidersHorizontal} />
          {t('listing.filters')}
          {activeCount > 0 && (
            <span className="figures inline-flex size-6 items-center justify-center bg-ink text-small text-ground">
              <span aria-hidden="true">{activeCount}</span>
              <span className="sr-only"> {t('listing.activeCount', { count: activeCount })}</span>
            </span>
          )}
        </button>
        <dialog id={panelId} popover="auto" aria-label={t('listing.filters')} className="listing-filters">
          <form
            action={action}
            method="get"
            autoComplete="off"
            data-goal={filters.goal}
            data-available={available}
            data-count={`/quick-search/${locale}/count/`}
            data-count-forms={JSON.stringify(pluralForms(t, (values) => t('listing.showCount', values)))}
          >
            <p className="sticky top-0 z-10 flex items-center justify-between border-b border-ink bg-ground px-5 py-2 text-card font-semibold lg:hidden">
              {t('listing.filters')}
              <button
                type="button"
                {...closesPanel}
                data-closes-panel=""
                aria-label={t('listing.close')}
                className="-mr-3 inline-flex size-11 items-center justify-center"
              >
                <span aria-hidden="true" className="icon icon-close" />
              </button>
            </p>
            <WordsField t={t} />
            <ListingPanels {...props} />
            <HiddenFields filters={filters} />
            <p className="sticky bottom-0 mt-auto flex gap-3 border-t border-line bg-ground p-4 lg:hidden">
              <a href={resetHref} rel="nofollow" className="button button-quiet">
                {t('listing.reset')}
              </a>
              <button type="submit" className="button button-ink flex-1">
                {t('listing.apply')}
              </button>
            </p>
          </form>
        </dialog>
        {saveHref && (
          <a href={saveHref} rel="nofollow" className={`${foldButton} ml-auto text-brand`}>
            <Icon node={Bell} className="size-4" />
            <span className="max-xl:sr-only">{t('listing.saveSearch')}</span>
          </a>
        )}
        <ListingSortMenu sort={filters.sort} hasWords={filters.words.length > 0} hrefOf={hrefOfSort} t={t} />
      </div>
    </div>
  )
}
