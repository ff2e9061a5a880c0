import { signedLinkAction } from '@/lib/http/signed-link-action'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { payloadClient } from '@/lib/payload/payload-client'
import { transitionOffer } from '@/features/offers/server/transition-offer'

/** Withdraws the buyer's offer while it is not accepted. */
export const POST = signedLinkAction('offer', async ({ id }) => {
  if (await transitionOffer(await payloadClient(), { id, to: 'withdrawn' })) triggerWorker()
  return undefined
})
