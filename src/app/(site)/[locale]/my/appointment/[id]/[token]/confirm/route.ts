import { confirmBooking } from '@/features/appointments/server/confirm-appointment'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { payloadClient } from '@/lib/payload/payload-client'

import { changeAndReturn } from '@/features/appointments/pages/change-and-return'
import { signedLinkAction } from '@/lib/http/signed-link-action'

/** Confirms the booking: it counts from then on. Only the button sends a POST; opening the link confirms nothing. */
export const POST = signedLinkAction('appointment', async (link) => {
  const payload = await payloadClient()
  return changeAndReturn(link, 'confirmed', async () => {
    await confirmBooking(payload, link.id)
    triggerWorker()
  })
})
