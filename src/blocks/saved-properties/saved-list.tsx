import { AccountSaved } from '@/features/saved/ui/account-saved'
import { HiddenList } from '@/features/saved/ui/hidden-list'
import { ClearSaved, ListOwner } from '@/features/saved/ui/list-actions'
import { saveTexts } from '@/features/saved/ui/save-texts'
import { ShareList } from '@/features/saved/ui/share-list'
import { findPropertiesByRefs } from '@/features/listings/server/find-properties-by-refs'
import { getPropertySettings } from '@/features/property/server/get-property-settings'
import { env } from '@/lib/env'
import type { Translator } from '@/lib/i18n/translator'
import {
  compareParamName,
  maxCompared,
  refsQuery,
  sharedParamName,
} from '@/features/saved/model/saved-params'

import { ListingLinks } from './listing-links'
import type { ListViewProps } from './list-view-props'
import { SavedItem } from './saved-item'

const actionTexts = (t: Translator) => ({
  saveAll: t('saved.saveAll'),
  ownList: t('saved.ownList'),
  clear: t('saved.clear'),
  clearQuestion: t('saved.clearQuestion'),
})

const shareTexts = (t: Translator, count: number) => ({
  share: t('saved.share'),
  copy: t('saved.copyLink'),
  copied: t('saved.copied'),
  mail: t('saved.mail'),
  subject: t('saved.mailSubject', { count }),
  urlLabel: t('saved.address'),
})

/** The form of the boxes beside the properties; it works without JavaScript. */
const compareFormId = 'compare'

const CompareBar = ({ refs, path, t }: Pick<ListViewProps, 'refs' | 'path' | 't'>) => (
  <form
    id={compareFormId}
    action={path}
    method="get"
    className="compare-bar sticky bottom-0 z-10 mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-ink bg-ground py-3 print:hidden"
  >
    <input type="hidden" name="refs" value={refs.join(',')} />
    <button type="submit" name={compareParamName} value="first" className="button button-ink min-h-11">
      {t('saved.compare')}
    </button>
    <p className="text-small text-slate max-sm:sr-only">{t('saved.compareHelp', { max: maxCompared })}</p>
  </form>
)

/** The properties named in the URL, with the actions of the list. */
export async function SavedList({ refs, isShared, locale, path, t }: ListViewProps) {
  const [properties, { priceStyle }] = await Promise.all([
    findPropertiesByRefs(refs, locale),
    getPropertySettings(locale),
  ])
  const shown = properties.map(({ ref }) => ref)
  const dropped = refs.length - shown.length
  const texts = saveTexts(t)
  const actions = { refs: shown, path, texts: actionTexts(t) }
  return (
    <>
      <h2 className="figures text-card">
        {t(isShared ? 'saved.sharedCount' : 'saved.count', { count: shown.length })}
      </h2>
      {isShared && <p className="mt-2 max-w-2xl text-slate">{t('saved.sharedText')}</p>}
      {dropped > 0 && <p className="mt-2 text-slate">{t('saved.dropped', { count: dropped })}</p>}
      {shown.length > 0 && (
        <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
          <ListOwner {...actions} />
          <ShareList
            url={`${env.serverUrl}${path}?${refsQuery(shown)}&${sharedParamName}=1`}
            texts={shareTexts(t, shown.length)}
          />
          <ClearSaved {...actions} />
        </div>
      )}
      <AccountSaved locale={locale} t={t} />
      {shown.length === 0 && <ListingLinks locale={locale} t={t} />}
      <ul className="mt-6 border-t border-line empty:hidden">
        {properties.map((property, index) => (
          <SavedItem
            key={property.ref}
            property={property}
            compareForm={properties.length > 1 ? compareFormId : null}
            priority={index === 0}
            locale={locale}
            priceStyle={priceStyle}
            texts={texts}
            t={t}
          />
        ))}
      </ul>
      {properties.length > 1 && <CompareBar refs={shown} path={path} t={t} />}
      <HiddenList title={t('saved.hiddenList')} undo={t('saved.undo')} reference={t('saved.reference')} />
    </>
  )
}
