import { signedLinkAction } from '@/lib/http/signed-link-action'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { payloadClient } from '@/lib/payload/payload-client'
import { transitionOffer } from '@/features/offers/server/transition-offer'

/** Confirms the offer: it counts from then on. Repeated requests count once. */
export const POST = signedLinkAction('offer', async ({ id }) => {
  if (await transitionOffer(await payloadClient(), { id, to: 'received' })) triggerWorker()
  return undefined
})
