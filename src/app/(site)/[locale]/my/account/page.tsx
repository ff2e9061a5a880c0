import type { Query } from '@/features/accounts/pages/account-page'
import { AccountView, readAccountRequest } from '@/features/accounts/pages/account-view'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { readAccountSaved } from '@/features/accounts/server/saved-homes'
import { LogOutButton } from '@/features/accounts/ui/log-out-button'
import { LoginNotice } from '@/features/accounts/ui/login-shell'
import { rolePath } from '@/features/routing/model/route-table'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { missingIn } from '@/features/saved/model/merge-saved'
import { emptySaved } from '@/features/saved/model/saved'
import { refsQuery } from '@/features/saved/model/saved-params'
import { AccountSaved } from '@/features/saved/ui/account-saved'
import { payloadClient } from '@/lib/payload/payload-client'

interface AccountPageProps {
  params: Promise<{ locale: string }>
  searchParams: Query
}

/** The account of a signed-in subscriber: saved homes, password, deletion. */
export default async function AccountPage({ params, searchParams }: AccountPageProps) {
  const { locale, base, subscriber, t } = await readAccountRequest(params)
  const payload = await payloadClient()
  const [query, routes, saved] = await Promise.all([
    searchParams,
    getRouteIndex(),
    readAccountSaved(payload, subscriber.id),
  ])
  const savedHref = rolePath(routes, 'saved', locale)
  const count = missingIn(emptySaved, saved).length
  return (
    <AccountView
      locale={locale}
      below=""
      title={t('account.title')}
      intro={t('account.intro', { email: subscriber.email })}
    >
      {query.changed !== undefined && <LoginNotice>{t('account.changed')}</LoginNotice>}
      {query.kept !== undefined && <LoginNotice>{t('accountSaved.stored')}</LoginNotice>}
      {query.cleared !== undefined && <LoginNotice>{t('accountSaved.deleted')}</LoginNotice>}
      <p className="mt-8">
        <a href={subscriberAccounts.home(locale)} className="button button-brand">
          {t('searches.title')}
        </a>
      </p>
      <section className="mt-10 max-w-2xl border-t border-line pt-8" aria-labelledby="saved-homes">
        <h2 id="saved-homes" className="text-title">
          {t('accountSaved.title')}
        </h2>
        <p className="mt-3">{t('accountSaved.count', { count })}</p>
        <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
          {savedHref && saved.favourites.length > 0 && (
            <a href={`${savedHref}?${refsQuery(saved.favourites)}`} className="button button-quiet">
              {t('accountSaved.open')}
            </a>
          )}
          {count > 0 && (
            <form method="post" action={`${base}saved/`}>
              <button type="submit" name="change" value="delete" className="button button-quiet">
                {t('accountSaved.delete')}
              </button>
            </form>
          )}
        </div>
        <AccountSaved locale={locale} savedUrl={`${base}?kept=1`} t={t} />
      </section>
      <div className="mt-10 flex flex-wrap gap-3 border-t border-line pt-8">
        <a href={`${base}new-password/`} className="button button-quiet">
          {t('account.change')}
        </a>
        <a href={`${base}delete/`} className="button button-quiet">
          {t('account.delete')}
        </a>
        <LogOutButton base={base} t={t} />
      </div>
    </AccountView>
  )
}
