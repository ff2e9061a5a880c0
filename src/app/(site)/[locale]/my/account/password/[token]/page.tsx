import { passwordPage } from '@/app/(site)/_views/account-page'
import { EndedAccountLink } from '@/app/(site)/_views/account-view'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'

/** The link of a new account or a forgotten password: a form with a new one. */
export default passwordPage(subscriberAccounts, EndedAccountLink)
