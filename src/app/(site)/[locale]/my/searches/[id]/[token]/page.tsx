import { MySearches } from '@/features/accounts/pages/private-searches'
import { signedLinkPage } from '@/lib/http/signed-link-page'

/** All registered searches of one e-mail address. */
export default signedLinkPage('searches', async (link, query) => <MySearches link={link} query={query} />)
