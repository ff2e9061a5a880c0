import { getRouteIndex } from '@/lib/data/get-route-table'
import { getTranslator } from '@/lib/i18n/translator'
import { localisePath } from '@/lib/routing/localise-path'

import { addressLocale } from './address-locale'
import { MyPage } from './my-page'

/** Said instead of a private page: its link has ended, was changed, or too many wrong ones were tried. */
export async function MyGone({ reason }: { reason: 'gone' | 'tooMany' }) {
  const locale = await addressLocale()
  const [t, routes] = await Promise.all([getTranslator(locale), getRouteIndex()])
  const isGone = reason === 'gone'
  return (
    <MyPage locale={locale} path={`/${locale}/my/`} title={isGone ? t('my.goneTitle') : t('my.tooManyTitle')}>
      <p className="mt-4 max-w-2xl text-lead text-slate">{isGone ? t('my.goneText') : t('my.tooManyText')}</p>
      <a href={localisePath(routes, '/contact/', locale)} className="button button-quiet mt-8">
        {t('my.contact')}
      </a>
    </MyPage>
  )
}
