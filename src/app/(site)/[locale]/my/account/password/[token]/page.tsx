import { passwordPage } from '@/features/accounts/pages/account-page'
import { EndedAccountLink } from '@/features/accounts/pages/account-view'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'

/** The link of a new account or a forgotten password: a form with a new one. */
export default passwordPage(subscriberAccounts, EndedAccountLink)
