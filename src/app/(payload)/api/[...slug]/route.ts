import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { getPayload } from 'payload'

import { mayPassGate } from '@/lib/cms/api-gate'

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

export const GET = gated(REST_GET(config))
export const POST = gated(REST_POST(config))
export const DELETE = gated(REST_DELETE(config))
export const PATCH = gated(REST_PATCH(config))
export const PUT = gated(REST_PUT(config))
export const OPTIONS = gated(REST_OPTIONS(config))
