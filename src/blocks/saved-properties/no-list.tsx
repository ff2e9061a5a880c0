import { HiddenList } from '@/components/saved/hidden-list'
import { OwnListOpener } from '@/components/saved/own-list-opener'
import { SavedIcon } from '@/components/saved/saved-icon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

import { ListingLinks } from './listing-links'

/** Nothing saved, or not yet known: says how it is done and leads to the properties. */
export function NoList({ locale, t }: { locale: Locale; t: Translator }) {
  return (
    <>
      <OwnListOpener />
      <div className="max-w-3xl border-y border-line py-8">
        <p className="flex items-center gap-3 font-display text-card font-bold">
          <span className="text-brand">
            <SavedIcon name="heart" />
          </span>
          {t('saved.emptyTitle')}
        </p>
        <p className="mt-3">{t('saved.emptyText')}</p>
        <p className="mt-3 text-small text-slate">{t('saved.privacy')}</p>
        <noscript>
          <p className="mt-3 font-semibold">{t('saved.noScript')}</p>
        </noscript>
        <ListingLinks locale={locale} t={t} />
      </div>
      <HiddenList title={t('saved.hiddenList')} undo={t('saved.undo')} reference={t('saved.reference')} />
    </>
  )
}
