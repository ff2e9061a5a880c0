import { MyOptIn } from '@/app/(site)/_views/private-opt-in'
import { signedLinkPage } from '@/app/(site)/_views/signed-link-page'

/** The page that e-mails about a registered search link to: confirm it, read it, end it. */
export default signedLinkPage('demand', async (link) => <MyOptIn link={link} kind="demand" />)
