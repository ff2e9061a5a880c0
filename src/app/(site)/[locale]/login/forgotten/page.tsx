import { forgottenPage } from '@/features/accounts/pages/account-page'
import { describeLogin } from '@/app/(site)/_views/login-view'
import { ownerAccounts } from '@/features/accounts/model/account-kind'

export const generateMetadata = ({ params }: { params: Promise<{ locale: string }> }) =>
  describeLogin(params, { below: 'forgotten/', intro: 'login.forgottenIntro' })

/** Where an owner who forgot the password asks for a link. */
export default forgottenPage(ownerAccounts)
