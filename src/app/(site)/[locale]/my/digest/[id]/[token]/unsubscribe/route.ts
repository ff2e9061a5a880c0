import { leadToPage } from '@/features/subscriptions/pages/private-opt-in-routes'
import { unsubscribeAction } from '@/lib/http/signed-link-action'
import { endDigest } from '@/features/accounts/server/digest-choice'
import { payloadClient } from '@/lib/payload/payload-client'

/** GET of the List-Unsubscribe URL in a browser: the page has the button. */
export const GET = leadToPage('digest')

export const POST = unsubscribeAction('digest', async (id) => endDigest(await payloadClient(), id))
