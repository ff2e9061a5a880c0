import { moveAppointment } from '@/lib/actions/move-appointment'
import { nudgeWorker } from '@/lib/cms/jobs/nudge-worker'
import { payloadClient } from '@/lib/data/payload-client'

import { changeAndReturn } from '../../../../../../_views/my-appointment-routes'
import { myPost } from '../../../../../../_views/my-post'

/** Far more than a day and a slot. */
const maxBytes = 4096

async function readChoice(request: Request): Promise<string> {
  const size = Number(request.headers.get('content-length') ?? maxBytes)
  if (size >= maxBytes) return ''
  const form = await request.formData().catch(() => null)
  const slot = form?.get('slot')
  return typeof slot === 'string' ? slot : ''
}

/** Gives the appointment another day or slot. */
export const POST = myPost('appointment', async (link, request) => {
  const choice = await readChoice(request)
  const payload = await payloadClient()
  return changeAndReturn(link, 'moved', async () => {
    await moveAppointment(payload, { id: link.id, choice, by: 'visitor' })
    nudgeWorker()
  })
})
