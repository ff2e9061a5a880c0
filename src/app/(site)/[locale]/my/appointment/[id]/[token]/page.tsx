import { MyAppointmentPage } from '@/app/(site)/_views/private-appointment'
import { signedLinkPage } from '@/app/(site)/_views/signed-link-page'

/** The page that e-mails about an appointment link to. */
export default signedLinkPage('appointment', async (link, query) => (
  <MyAppointmentPage link={link} notice={query} />
))
