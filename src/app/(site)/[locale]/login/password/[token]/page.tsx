import { EndedLoginLink, LoginView, readLoginRequest } from '@/app/(site)/_views/login-view'
import { ownerAccounts } from '@/features/accounts/model/account-kind'
import { findAccountLink } from '@/features/accounts/server/account-links'
import { PasswordForm } from '@/features/accounts/ui/link-forms'
import { payloadClient } from '@/lib/payload/payload-client'

interface PasswordPageProps {
  params: Promise<{ locale: string; token: string }>
}

/** The link of an invitation or a forgotten password: a form with a new one. */
export default async function PasswordPage({ params }: PasswordPageProps) {
  const [{ token }, { locale, t, state }, payload] = await Promise.all([
    params,
    readLoginRequest(params),
    payloadClient(),
  ])
  const found = await findAccountLink(payload, ownerAccounts, {
    token,
    purpose: 'newPassword',
    now: new Date(),
  })
  if (!found) return <EndedLoginLink locale={locale} t={t} />
  return (
    <LoginView
      locale={locale}
      below={`password/${token}/`}
      title={t('login.newPassword')}
      intro={t('login.newPasswordIntro')}
    >
      <PasswordForm base={`/${locale}/login/`} token={token} state={state} t={t} />
    </LoginView>
  )
}
