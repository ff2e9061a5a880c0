import { passwordPage } from '@/features/accounts/pages/account-page'
import { EndedLoginLink } from '@/app/(site)/_views/login-view'
import { ownerAccounts } from '@/features/accounts/model/account-kind'

/** The link of an invitation or a forgotten password: a form with a new one. */
export default passwordPage(ownerAccounts, EndedLoginLink)
