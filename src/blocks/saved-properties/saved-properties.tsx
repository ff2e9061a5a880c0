import { SectionHeading } from '@/components/ui/section-heading'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { parseRefs } from '@/features/property/model/search-params-values'
import { compareParamName, parseCompared, sharedParamName } from '@/features/saved/model/saved-params'
import { AccountSaved } from '@/features/saved/ui/account-saved'
import { HiddenList } from '@/features/saved/ui/hidden-list'
import { OwnListOpener } from '@/features/saved/ui/list-actions'
import { SavedIcon } from '@/features/saved/ui/saved-icon'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { Comparison } from './comparison'
import { SavedList } from './saved-list'
import { ListingLinks } from './listing-links'

/** Shown when nothing is saved, or before the saved list is known: instructions and links to the properties. */
function NoList({ locale, t }: { locale: Locale; t: Translator }) {
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

/**
 * Saved properties. Without `refs` in the URL: how to save, and a link to the visitor's own list. With them: that
 * list, rendered on the server, so that a shared list needs neither JavaScript nor storage; on request as a
 * comparison.
 */
export async function SavedProperties({ data, context }: BlockViewProps<'savedProperties'>) {
  const { locale, path, query } = context
  const t = await getPageTranslator(locale)
  const refs = parseRefs(query.refs)
  const compared = parseCompared(query[compareParamName], refs)
  const Content = compared.length > 0 ? Comparison : SavedList
  return (
    <BlockBand field="heading" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      {refs.length === 0 ? (
        <NoList locale={locale} t={t} />
      ) : (
        <Content
          refs={refs}
          compared={compared}
          locale={locale}
          path={path}
          t={t}
          isShared={query[sharedParamName] !== undefined}
        />
      )}
    </BlockBand>
  )
}
