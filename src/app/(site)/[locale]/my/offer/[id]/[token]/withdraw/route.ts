import { myPost } from '@/app/(site)/_views/my-post'
import { nudgeWorker } from '@/lib/cms/jobs/nudge-worker'
import { payloadClient } from '@/lib/data/payload-client'
import { stepOffer } from '@/lib/offers/step-offer'

/** The buyer takes the offer back, as long as nobody accepted it. */
export const POST = myPost('offer', async ({ id }) => {
  if (await stepOffer(await payloadClient(), { id, to: 'withdrawn' })) nudgeWorker()
  return undefined
})
