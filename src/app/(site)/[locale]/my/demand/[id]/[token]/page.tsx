import { MyOptIn } from '../../../../../_views/my-opt-in'
import { myView } from '../../../../../_views/my-view'

/** What a mail about a registered search leads to: confirm it, see it, end it. */
export default myView('demand', async (link) => <MyOptIn link={link} kind="demand" />)
