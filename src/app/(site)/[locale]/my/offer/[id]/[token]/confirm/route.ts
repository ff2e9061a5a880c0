import { myPost } from '@/app/(site)/_views/my-post'
import { nudgeWorker } from '@/lib/cms/jobs/nudge-worker'
import { payloadClient } from '@/lib/data/payload-client'
import { stepOffer } from '@/lib/offers/step-offer'

/** From here on the offer counts. Pressed twice it counts once. */
export const POST = myPost('offer', async ({ id }) => {
  if (await stepOffer(await payloadClient(), { id, to: 'received' })) nudgeWorker()
  return undefined
})
