import { AccountView, readAccountRequest } from '@/features/accounts/pages/account-view'
import { ChangePasswordForm } from '@/features/accounts/ui/account-forms'

interface PageProps {
  params: Promise<{ locale: string }>
}

/** Where a signed-in subscriber changes the password. */
export default async function NewPasswordPage({ params }: PageProps) {
  const { locale, base, subscriber, state, t } = await readAccountRequest(params)
  return (
    <AccountView
      locale={locale}
      below="new-password/"
      title={t('account.change')}
      intro={t('account.changeIntro')}
    >
      <ChangePasswordForm base={base} email={subscriber.email} state={state} t={t} />
    </AccountView>
  )
}
