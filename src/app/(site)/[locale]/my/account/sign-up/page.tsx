import { AccountView, type Query } from '@/app/(site)/_views/account-view'
import { readLoginRequest } from '@/app/(site)/_views/login-view'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'
import { AskForm } from '@/features/accounts/ui/login-form'
import { LoginNotice } from '@/features/accounts/ui/login-shell'

interface PageProps {
  params: Promise<{ locale: string }>
  searchParams: Query
}

/** Where a visitor asks for the link that makes an account. */
export default async function SignUpPage({ params, searchParams }: PageProps) {
  const { locale, t, state } = await readLoginRequest(params)
  const { sent } = await searchParams
  return (
    <AccountView
      locale={locale}
      below="sign-up/"
      title={t('account.signUpTitle')}
      intro={t('account.signUpIntro')}
    >
      {sent !== undefined && <LoginNotice>{t('account.signUpSent')}</LoginNotice>}
      <AskForm
        base={subscriberAccounts.base(locale)}
        action="sign-up"
        label={t('account.signUpTitle')}
        button={t('account.signUpButton')}
        state={state}
        t={t}
      />
    </AccountView>
  )
}
