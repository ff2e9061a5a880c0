import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { after } from 'next/server'
import { getPayload } from 'payload'

import { mayPassGate } from '@/lib/cms/api-gate'
import { payloadSignIn } from '@/lib/cms/sign-in/payload-sign-in'
import type { SignInGuard } from '@/lib/cms/sign-in/sign-in-guard'

interface ApiContext {
  params: Promise<{ slug: string[] }>
}

type Handler = (request: Request, context: ApiContext) => Promise<Response>

const closed = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 })

async function isAllowed(request: Request): Promise<boolean> {
  const path = new URL(request.url).pathname
  const attempt = {
    method: request.method,
    path,
    methodOverride:
      request.headers.get('x-payload-http-method-override') ?? request.headers.get('x-http-method-override'),
  }
  if (mayPassGate({ ...attempt, user: null })) return true
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: request.headers })
  return mayPassGate({ ...attempt, user })
}

/** Puts the gate before a Payload handler: anonymous requests reach an explicit list of addresses only. */
const gated =
  (handler: Handler): Handler =>
  async (request, context) =>
    (await isAllowed(request)) ? handler(request, context) : closed()

let signIn: SignInGuard | undefined

/** One guard for the life of the process: it counts. */
async function signInGuard(): Promise<SignInGuard> {
  const payload = await getPayload({ config })
  return (signIn ??= payloadSignIn(payload, { later: after }))
}

/** Puts the limits of signing in before a Payload handler. */
const limited =
  (handler: Handler): Handler =>
  async (request, context) => {
    const guard = await signInGuard()
    const { slug } = await context.params
    return guard(request, slug, (plain) => handler(plain, context))
  }

export const GET = gated(REST_GET(config))
export const POST = gated(limited(REST_POST(config)))
export const DELETE = gated(REST_DELETE(config))
export const PATCH = gated(REST_PATCH(config))
export const PUT = gated(REST_PUT(config))
export const OPTIONS = gated(REST_OPTIONS(config))
