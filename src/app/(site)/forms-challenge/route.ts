import { makeChallenge } from '@/features/submissions/server/proof-of-work'
import { getClientIp } from '@/lib/http/client-ip'
import { env } from '@/lib/env'
import { consumeChallenge } from '@/features/submissions/server/form-limits'
import { formKinds } from '@/features/submissions/model/form-kinds'

const noStore = { 'cache-control': 'no-store' }

/** A captcha challenge, requested when a visitor begins to fill in the form `kind`. */
export async function GET(request: Request): Promise<Response> {
  const name = new URL(request.url).searchParams.get('kind')
  const kind = formKinds.find((each) => each === name)
  if (!kind) return new Response('Not found', { status: 404, headers: noStore })
  const seconds = await consumeChallenge(getClientIp(request.headers))
  if (seconds > 0)
    return new Response('Too many requests', {
      status: 429,
      headers: { ...noStore, 'retry-after': String(seconds) },
    })
  return Response.json(await makeChallenge(kind, env.payloadSecret), { headers: noStore })
}
