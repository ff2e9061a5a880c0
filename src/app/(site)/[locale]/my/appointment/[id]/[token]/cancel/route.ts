import { cancelAppointment } from '@/features/appointments/server/cancel-appointment'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { payloadClient } from '@/lib/payload/payload-client'

import { changeAndReturn } from '@/features/appointments/pages/change-and-return'
import { signedLinkAction } from '@/lib/http/signed-link-action'

/** Cancels the appointment. */
export const POST = signedLinkAction('appointment', async (link) => {
  const payload = await payloadClient()
  return changeAndReturn(link, 'cancelled', async () => {
    await cancelAppointment(payload, link.id)
    triggerWorker()
  })
})
