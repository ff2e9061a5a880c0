import { MyOptIn } from '../../../../../_views/my-opt-in'
import { myView } from '../../../../../_views/my-view'

/** What a mail about the newsletter leads to: confirm it, see it, end it. */
export default myView('newsletter', async (link) => <MyOptIn link={link} kind="newsletter" />)
