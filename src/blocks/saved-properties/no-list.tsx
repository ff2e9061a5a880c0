import { AccountSaved } from '@/features/saved/ui/account-saved'
import { HiddenList } from '@/features/saved/ui/hidden-list'
import { OwnListOpener } from '@/features/saved/ui/list-actions'
import { SavedIcon } from '@/features/saved/ui/saved-icon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

import { ListingLinks } from './listing-links'

/** Shown when nothing is saved, or before the saved list is known: instructions and links to the properties. */
export function NoList({ locale, t }: { locale: Locale; t: Translator }) {
  return (
    <>
      <OwnListOpener />
      <AccountSaved locale={locale} t={t} />
      <div className="max-w-3xl border-y border-line py-8">
        <p className="flex items-center gap-3 font-display text-card font-bold">
          <span className="text-brand">
            <SavedIcon />
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
