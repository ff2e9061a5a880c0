import { forgottenPage } from '@/features/accounts/pages/account-page'
import { subscriberAccounts } from '@/features/accounts/model/account-kind'

/** Where a subscriber who forgot the password asks for a link. */
export default forgottenPage(subscriberAccounts)
