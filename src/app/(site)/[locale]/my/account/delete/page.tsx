import { AccountView, readAccountRequest } from '@/features/accounts/pages/account-view'
import { DeleteAccountForm } from '@/features/accounts/ui/account-forms'

interface PageProps {
  params: Promise<{ locale: string }>
}

/** Where a signed-in subscriber deletes the account. */
export default async function DeleteAccountPage({ params }: PageProps) {
  const { locale, base, subscriber, state, t } = await readAccountRequest(params)
  return (
    <AccountView locale={locale} below="delete/" title={t('account.delete')} intro={t('account.deleteIntro')}>
      <DeleteAccountForm base={base} email={subscriber.email} state={state} t={t} />
    </AccountView>
  )
}
