import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { after } from 'next/server'
import { getPayload } from 'payload'

import { requestStaffPassword } from '@/features/accounts/server/link-requests'
import { recordLimit } from '@/features/sign-in/server/api'
import { isPublicFile } from '@/lib/payload/api-gate'
import { finishLater } from '@/lib/payload/finish-later'
import { refuseAtGate } from '@/lib/payload/requests/refuse-at-gate'
import { payloadSignIn } from '@/lib/payload/sign-in/payload-sign-in'
import { triggerWorker } from '@/lib/queue/trigger-worker'
import type { SignInGuard } from '@/lib/payload/sign-in/sign-in-guard'

interface ApiContext {
  params: Promise<{ slug: string[] }>
}

type Handler = (request: Request, context: ApiContext) => Promise<Response>

/** Answers hold personal data or depend on the account; a browser's history must not keep them after the log-out. */
function sealed(request: Request, response: Response): Response {
  const isPublic = isPublicFile(new URL(request.url).pathname) && response.ok
  if (!isPublic && !response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** Puts the gate before a Payload handler. */
const gated =
  (handler: Handler): Handler =>
  async (request, context) => {
    const refusal = await refuseAtGate(request, () => getPayload({ config }))
    return sealed(request, refusal ?? (await handler(request, context)))
  }

let signIn: SignInGuard | undefined

/** One guard for the life of the process, because it holds the counters. */
async function signInGuard(): Promise<SignInGuard> {
  const payload = await getPayload({ config })
  return (signIn ??= payloadSignIn(payload, {
    requestPassword: async (request) => {
      await requestStaffPassword(payload, request)
      after(triggerWorker)
    },
    later: (task) => after(() => finishLater(payload, task)),
    recordLimit: (refused) => recordLimit(payload, refused),
  }))
}

/** Puts the sign-in limits before a Payload handler. */
const limited =
  (handler: Handler): Handler =>
  async (request, context) => {
    const guard = await signInGuard()
    const { slug } = await context.params
    return guard(request, slug, (guarded) => handler(guarded, context))
  }

export const GET = gated(REST_GET(config))
export const POST = gated(limited(REST_POST(config)))
export const DELETE = gated(REST_DELETE(config))
export const PATCH = gated(REST_PATCH(config))
export const PUT = gated(REST_PUT(config))
export const OPTIONS = gated(REST_OPTIONS(config))
