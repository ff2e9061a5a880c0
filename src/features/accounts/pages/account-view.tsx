import { redirect } from 'next/navigation'

import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { getSubscriber } from '@/features/accounts/server/account-session'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { Subscriber } from '@/payload-types'

import { AccountPage, type AccountPageProps } from './account-page'
import { readLoginRequest, type LoginRequest } from './login-request'

/** The page of a URL that a signed-in subscriber alone opens; without a session it leads to the log-in. */
export async function readAccountRequest(
  params: Promise<{ locale: string }>,
): Promise<LoginRequest & { base: string; subscriber: Subscriber }> {
  const [request, subscriber] = await Promise.all([readLoginRequest(params), getSubscriber()])
  if (!subscriber) redirect(subscriberAccounts.home(request.locale))
  return { ...request, base: subscriberAccounts.base(request.locale), subscriber }
}

/** A page of subscribers. */
export const AccountView = (props: AccountPageProps) => <AccountPage kind={subscriberAccounts} {...props} />

/** In place of what a link opens: it was used, has expired or was not copied whole. */
export const EndedAccountLink = ({ locale, t }: { locale: Locale; t: Translator }) => (
  <AccountView
    locale={locale}
    below=""
    title={t('login.problem.linkEnded.title')}
    intro={t('login.problem.linkEnded.text')}
  >
    <div className="mt-8 flex flex-wrap gap-3">
      <a href={`${subscriberAccounts.base(locale)}sign-up/`} className="button button-brand">
        {t('account.signUpTitle')}
      </a>
      <a href={`${subscriberAccounts.base(locale)}forgotten/`} className="button button-quiet">
        {t('login.forgotten')}
      </a>
    </div>
  </AccountView>
)
