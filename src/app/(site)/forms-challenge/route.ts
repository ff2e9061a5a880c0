import { makeChallenge } from '@/lib/captcha/proof-of-work'
import { addressOf } from '@/lib/cms/peer-address'
import { env } from '@/lib/env'
import { takeChallenge } from '@/lib/forms-limits/form-limits'
import { formKinds } from '@/lib/leads/form-kinds'

const noStore = { 'cache-control': 'no-store' }

/** A fresh task for the browser of somebody who has begun to fill in the form `kind`. */
export async function GET(request: Request): Promise<Response> {
  const name = new URL(request.url).searchParams.get('kind')
  const kind = formKinds.find((each) => each === name)
  if (!kind) return new Response('Not found', { status: 404, headers: noStore })
  const seconds = await takeChallenge(addressOf(request.headers))
  if (seconds > 0)
    return new Response('Too many requests', {
      status: 429,
      headers: { ...noStore, 'retry-after': String(seconds) },
    })
  return Response.json(await makeChallenge(kind, env.payloadSecret), { headers: noStore })
}
