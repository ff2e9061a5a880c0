import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'

import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { getSubscriber } from '@/features/accounts/server/account-session'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import type { Subscriber } from '@/payload-types'

import { readLoginRequest, type LoginRequest } from './login-view'
import { PrivatePage } from './private-page'

/** The page of a URL that a signed-in subscriber alone opens; without a session it leads to the log-in. */
export async function readAccountRequest(
  params: Promise<{ locale: string }>,
): Promise<LoginRequest & { base: string; subscriber: Subscriber }> {
  const [request, subscriber] = await Promise.all([readLoginRequest(params), getSubscriber()])
  if (!subscriber) redirect(subscriberAccounts.home(request.locale))
  return { ...request, base: subscriberAccounts.base(request.locale), subscriber }
}

interface AccountViewProps {
  locale: Locale
  /** Below the pages of accounts. */
  below: string
  title: string
  intro: string
  children: ReactNode
}

/** A page of an account: heading, one sentence, content. */
export const AccountView = ({ locale, below, title, intro, children }: AccountViewProps) => (
  <PrivatePage locale={locale} path={`${subscriberAccounts.base(locale)}${below}`} title={title}>
    <p className="mt-4 max-w-2xl text-lead text-slate">{intro}</p>
    {children}
  </PrivatePage>
)

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

/** The query of a page. */
export type Query = Promise<Record<string, string | string[] | undefined>>
