import { AccountView, EndedAccountLink } from '@/app/(site)/_views/account-view'
import { readLoginRequest } from '@/app/(site)/_views/login-view'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { findAccountLink } from '@/features/accounts/server/account-links'
import { PasswordForm } from '@/features/accounts/ui/link-forms'
import { payloadClient } from '@/lib/payload/payload-client'

interface PasswordPageProps {
  params: Promise<{ locale: string; token: string }>
}

/** The link of a new account or a forgotten password: a form with a new one. */
export default async function PasswordPage({ params }: PasswordPageProps) {
  const [{ token }, { locale, t, state }, payload] = await Promise.all([
    params,
    readLoginRequest(params),
    payloadClient(),
  ])
  const wanted = { token, purpose: 'newPassword', now: new Date() } as const
  const found = await findAccountLink(payload, subscriberAccounts, wanted)
  if (!found) return <EndedAccountLink locale={locale} t={t} />
  return (
    <AccountView
      locale={locale}
      below={`password/${token}/`}
      title={t('login.newPassword')}
      intro={t('login.newPasswordIntro')}
    >
      <PasswordForm base={subscriberAccounts.base(locale)} token={token} state={state} t={t} />
    </AccountView>
  )
}
