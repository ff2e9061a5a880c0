import { MyOptIn } from '@/features/subscriptions/pages/private-opt-in'
import { signedLinkPage } from '@/lib/http/signed-link-page'

/** The page that e-mails about a registered search link to: confirm it, read it, end it. */
export default signedLinkPage('demand', async (link) => <MyOptIn link={link} kind="demand" />)
