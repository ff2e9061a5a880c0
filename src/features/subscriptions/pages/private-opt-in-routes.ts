import { endOptIn } from '@/features/subscriptions/server/change-opt-in'
import { confirmAndNotify } from '@/features/subscriptions/server/confirm-and-notify'
import type { OptInKind } from '@/features/subscriptions/server/opt-in-kinds'
import type { SignedLinkKind } from '@/lib/http/signed-links'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import { payloadClient } from '@/lib/payload/payload-client'

import { signedLinkAction, unsubscribeAction } from '@/lib/http/signed-link-action'

/** The “confirm” button of a subscription. */
export const confirmPost = (kind: OptInKind) =>
  signedLinkAction(kind, async ({ id }) => {
    await confirmAndNotify(await payloadClient(), kind, id, new Date())
    triggerWorker()
    return undefined
  })

export const unsubscribePost = (kind: OptInKind) =>
  unsubscribeAction(kind, async (id) => endOptIn(await payloadClient(), { kind, id, now: new Date() }))

/** Redirects to the page of the link and changes nothing, because e-mail scanners open every URL. */
export const leadToPage = (kind: SignedLinkKind) => signedLinkAction(kind, async () => undefined)
