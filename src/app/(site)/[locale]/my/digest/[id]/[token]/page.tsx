import { MyDigest } from '@/features/accounts/pages/private-digest'
import { signedLinkPage } from '@/lib/http/signed-link-page'

/** The page on which an owner ends the weekly summary. */
export default signedLinkPage('digest', async (link) => <MyDigest link={link} />)
