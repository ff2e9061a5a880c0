import { MyAppointmentPage } from '../../../../../_views/my-appointment'
import { myView } from '../../../../../_views/my-view'

/** What the mails about an appointment lead to. */
export default myView('appointment', async (link, query) => <MyAppointmentPage link={link} notice={query} />)
