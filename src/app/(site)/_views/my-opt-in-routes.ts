import { endOptIn } from '@/lib/actions/opt-in/change-opt-in'
import { confirmAndTell } from '@/lib/actions/opt-in/confirm-and-tell'
import type { OptInKind } from '@/lib/actions/opt-in/opt-in-kinds'
import { nudgeWorker } from '@/lib/cms/jobs/nudge-worker'
import { payloadClient } from '@/lib/data/payload-client'

import { myPost } from './my-post'

/** The button “confirm” of a subscription. */
export const confirmPost = (kind: OptInKind) =>
  myPost(kind, async ({ id }) => {
    await confirmAndTell(await payloadClient(), kind, id, new Date())
    nudgeWorker()
    return undefined
  })

/** `List-Unsubscribe=One-Click` is shorter, in any encoding of a form. */
const mostBytes = 4096

/** Mail programs send this of themselves when somebody presses their button (RFC 8058), and want no page back. */
async function isOneClick(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  if (Number(request.headers.get('content-length')) > mostBytes) return false
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return false
  const sent = await request.formData().catch(() => null)
  return sent?.get('List-Unsubscribe') === 'One-Click'
}

/** The button “unsubscribe”, of the page and of mail programs. */
export const unsubscribePost = (kind: OptInKind) =>
  myPost(kind, async ({ id }, request) => {
    await endOptIn(await payloadClient(), { kind, id, now: new Date() })
    if (!(await isOneClick(request))) return undefined
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })

/** Leads to the page of the link; changes nothing, because scanners of mails open every address. */
export const leadToPage = (kind: OptInKind) => myPost(kind, async () => undefined)
