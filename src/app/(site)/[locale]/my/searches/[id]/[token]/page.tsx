import { MySearches } from '@/app/(site)/_views/private-searches'
import { signedLinkPage } from '@/app/(site)/_views/signed-link-page'

/** All registered searches of one e-mail address. */
export default signedLinkPage('searches', async (link, query) => <MySearches link={link} query={query} />)
