import { MyAppointmentPage } from '@/features/appointments/pages/private-appointment'
import { signedLinkPage } from '@/lib/http/signed-link-page'

/** The page that e-mails about an appointment link to. */
export default signedLinkPage('appointment', async (link, query) => (
  <MyAppointmentPage link={link} notice={query} />
))
