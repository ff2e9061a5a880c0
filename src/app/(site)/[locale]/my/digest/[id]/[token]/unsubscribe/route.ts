import { leadToPage } from '@/app/(site)/_views/private-opt-in-routes'
import { signedLinkAction } from '@/app/(site)/_views/signed-link-action'
import { endDigest } from '@/features/accounts/server/digest-choice'
import { payloadClient } from '@/lib/payload/payload-client'

/** GET of the List-Unsubscribe URL in a browser: the page has the button. */
export const GET = leadToPage('digest')

/** The button of the page and of mail programs. */
export const POST = signedLinkAction('digest', async ({ id }, form) => {
  await endDigest(await payloadClient(), id)
  // Mail programs send this when a user presses their unsubscribe button (RFC 8058); they expect no page.
  if (form.get('List-Unsubscribe') !== 'One-Click') return undefined
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
})
