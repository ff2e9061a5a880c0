import { MyDigest } from '@/app/(site)/_views/private-digest'
import { signedLinkPage } from '@/app/(site)/_views/signed-link-page'

/** The page on which an owner ends the weekly summary. */
export default signedLinkPage('digest', async (link) => <MyDigest link={link} />)
