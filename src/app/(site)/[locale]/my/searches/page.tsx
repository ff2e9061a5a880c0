import type { Metadata } from 'next'

import { PrivatePage } from '@/features/shell/pages/private-page'
import { readLoginRequest } from '@/features/accounts/pages/login-request'
import { SubscriberSearches } from '@/features/accounts/pages/private-searches'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { emptyLogin } from '@/features/accounts/model/login-state'
import { getSubscriber } from '@/features/accounts/server/account-session'
import { AskForm, LoginForm } from '@/features/accounts/ui/login-form'
import { LoginNotice } from '@/features/accounts/ui/login-shell'
import { rolePath } from '@/features/routing/model/route-table'
import { getRouteIndex } from '@/features/routing/server/get-route-table'

interface AskProps {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Forms of this page are sent with their origin, which the policy of signed links would take away. */
export const metadata: Metadata = { referrer: 'same-origin' }

/** What was just done; above the forms, so that it is in sight on a phone. */
const doneKeys = { out: 'login.loggedOut', deleted: 'account.deleted', sent: 'searches.sent' } as const

/**
 * The searches of a subscriber who is signed in. Without a session the log-in, and below it the form that asks for a
 * link to them; its answer is the same for every address.
 */
export default async function MySearchesPage({ params, searchParams }: AskProps) {
  const [{ locale, t, state }, subscriber, routes, query] = await Promise.all([
    readLoginRequest(params),
    getSubscriber(),
    getRouteIndex(),
    searchParams,
  ])
  if (subscriber) return <SubscriberSearches subscriber={subscriber} locale={locale} query={query} />
  const registerHref = rolePath(routes, 'searchRegister', locale)
  const path = subscriberAccounts.home(locale)
  const base = subscriberAccounts.base(locale)
  const done =
    query.deleted === 'delete'
      ? 'account.deletedAll'
      : Object.entries(doneKeys).find(([name]) => name in query)?.[1]
  const [loginState, linkState] = state.form === 'searchesLink' ? [emptyLogin, state] : [state, emptyLogin]
  return (
    <PrivatePage locale={locale} path={path} title={t('searches.title')}>
      <p className="mt-4 max-w-2xl text-lead text-slate">{t('account.searchesIntro')}</p>
      {done && <LoginNotice>{t(done)}</LoginNotice>}
      <div className="grid gap-x-16 lg:grid-cols-2">
        <section aria-labelledby="with-password" className="mt-10">
          <h2 id="with-password" className="text-card">
            {t('account.signInTitle')}
          </h2>
          <LoginForm base={base} label={t('account.formLabel')} offersLink={false} state={loginState} t={t} />
          <p className="mt-2">
            <a href={`${base}sign-up/`} className="inline-block py-1 underline hover:text-brand">
              {t('account.signUpLink')}
            </a>
          </p>
        </section>
        <section aria-labelledby="with-link" className="mt-10">
          <h2 id="with-link" className="text-card">
            {t('account.linkTitle')}
          </h2>
          <p className="mt-2 max-w-md text-slate">{t('searches.ask')}</p>
          <AskForm
            base={base}
            action="searches-link"
            label={t('account.linkTitle')}
            button={t('searches.askButton')}
            emailLabel={t('searches.email')}
            state={linkState}
            t={t}
          />
        </section>
      </div>
      {registerHref && (
        <p className="mt-10 max-w-2xl border-t border-line pt-6">
          <a href={registerHref} className="font-semibold text-brand underline">
            {t('searches.add')}
          </a>
        </p>
      )}
    </PrivatePage>
  )
}
