import { askPage } from '@/features/accounts/pages/account-page'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'

/** Where a visitor asks for the link that makes an account. */
export default askPage(subscriberAccounts, 'sign-up', (t) => ({
  title: t('account.signUpTitle'),
  intro: t('account.signUpIntro'),
  sent: t('account.signUpSent'),
  button: t('account.signUpButton'),
}))
