import { moveAppointment } from '@/features/appointments/server/move-appointment'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { payloadClient } from '@/lib/payload/payload-client'

import { changeAndReturn } from '@/features/appointments/pages/change-and-return'
import { signedLinkAction } from '@/lib/http/signed-link-action'

/** Moves the appointment to another day or slot. */
export const POST = signedLinkAction('appointment', async (link, form) => {
  const slot = form.get('slot')
  const choice = typeof slot === 'string' ? slot : ''
  const payload = await payloadClient()
  return changeAndReturn(link, 'moved', async () => {
    await moveAppointment(payload, { id: link.id, choice, by: 'visitor' })
    triggerWorker()
  })
})
