import { cancelAppointment } from '@/lib/actions/cancel-appointment'
import { nudgeWorker } from '@/lib/cms/jobs/nudge-worker'
import { payloadClient } from '@/lib/data/payload-client'

import { changeAndReturn } from '../../../../../../_views/my-appointment-routes'
import { myPost } from '../../../../../../_views/my-post'

/** Cancels the appointment. */
export const POST = myPost('appointment', async (link) => {
  const payload = await payloadClient()
  return changeAndReturn(link, 'cancelled', async () => {
    await cancelAppointment(payload, link.id)
    nudgeWorker()
  })
})
