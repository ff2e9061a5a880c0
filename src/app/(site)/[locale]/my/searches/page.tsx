import { PrivatePage } from '@/app/(site)/_views/private-page'
import { requestLocale } from '@/app/(site)/_views/site-request'
import { localisePath } from '@/features/routing/model/localise-path'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { getTranslator } from '@/lib/i18n/translator'

interface AskProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const notices = ['sent', 'tooMany', 'email', 'unavailable'] as const

/** Asks for the link to the page of one's searches. The answer is the same for every address. */
export default async function AskForSearches({ searchParams }: AskProps) {
  const locale = await requestLocale()
  const [t, routes, query] = await Promise.all([getTranslator(locale), getRouteIndex(), searchParams])
  const path = `/${locale}/my/searches/`
  const notice = notices.find((each) => query.notice === each)
  return (
    <PrivatePage locale={locale} path={path} title={t('searches.title')}>
      <p className="mt-4 max-w-2xl text-lead text-slate">{t('searches.ask')}</p>
      {notice && (
        <p role={notice === 'sent' ? 'status' : 'alert'} className="form-notice mt-8 max-w-md">
          {t(`searches.notice.${notice}`)}
        </p>
      )}
      <form method="post" action={`${path}link/`} className="mt-8 max-w-md">
        <label className="block">
          <span className="mb-1 block text-small font-semibold">{t('searches.email')}</span>
          <input
            type="email"
            name="email"
            required
            maxLength={254}
            autoComplete="email"
            defaultValue={typeof query.email === 'string' ? query.email : ''}
            className="field"
          />
        </label>
        <button type="submit" className="button button-ink mt-4">
          {t('searches.askButton')}
        </button>
      </form>
      <p className="mt-10 max-w-2xl border-t border-line pt-6">
        <a
          href={localisePath(routes, '/demand-register/', locale)}
          className="font-semibold text-brand underline"
        >
          {t('searches.add')}
        </a>
      </p>
    </PrivatePage>
  )
}
