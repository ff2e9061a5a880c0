import { AccountView, type Query } from '@/app/(site)/_views/account-view'
import { readLoginRequest } from '@/app/(site)/_views/login-view'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { AskForm } from '@/features/accounts/ui/login-form'
import { LoginNotice } from '@/features/accounts/ui/login-shell'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Query
}

/** Where a subscriber who forgot the password asks for a link. */
export default async function ForgottenPage({ params, searchParams }: PageProps) {
  const { locale, t, state } = await readLoginRequest(params)
  const { sent } = await searchParams
  return (
    <AccountView
      locale={locale}
      below="forgotten/"
      title={t('login.forgotten')}
      intro={t('login.forgottenIntro')}
    >
      {sent !== undefined && <LoginNotice>{t('login.passwordSent')}</LoginNotice>}
      <AskForm
        base={subscriberAccounts.base(locale)}
        action="forgotten"
        label={t('login.forgotten')}
        button={t('login.askPassword')}
        state={state}
        t={t}
      />
    </AccountView>
  )
}
