import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { erasureAskers } from '@/features/privacy/model/erasure-askers'
import { isPlausibleEmail, normaliseEmail } from '@/lib/email/email-address'

import { hasRole } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { countRemaining, isAgencyEmail } from './agency-emails'
import { collectPerson } from './collect-person'
import { countPerson } from './erase-by-email'
import { erasePerson } from './erase-person'

type ErasureEndpoint = Omit<Endpoint, 'root'>

// In the body and not in the URL: URLs are logged.
const email = z.string().max(300).transform(normaliseEmail).refine(isPlausibleEmail)
const question = z.strictObject({ email })
const order = z.strictObject({ email, requestedBy: z.enum(erasureAskers) })

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Checks role and body; refuses an e-mail address of the agency with 409. */
async function open<Body extends { email: string }>(
  req: PayloadRequest,
  shape: z.ZodType<Body>,
  act: (wanted: Body) => Promise<Response>,
): Promise<Response> {
  if (!hasRole(req.user, 'administrator')) return answer({}, 404)
  const wanted = shape.safeParse(await readJsonBody(req))
  if (!wanted.success) return answer({ reason: 'notAnAddress' }, 400)
  if (await isAgencyEmail(req.payload, wanted.data.email)) return answer({ reason: 'ofAgency' }, 409)
  return act(wanted.data)
}

const posted = <Body extends { email: string }>(
  path: string,
  shape: z.ZodType<Body>,
  act: (req: PayloadRequest, wanted: Body) => Promise<Response>,
): ErasureEndpoint => ({
  path,
  method: 'post',
  handler: (req) => open(req, shape, (wanted) => act(req, wanted)),
})

/** Endpoints of erasures for administrators, below `/api/erasures/`. */
export const erasureEndpoints: ErasureEndpoint[] = [
  /** Number of rows by collection, and of owners that would stay. */
  posted('/preview', question, async ({ payload }, wanted) =>
    answer({
      counts: await countPerson(payload, wanted),
      remaining: await countRemaining(payload, wanted.email),
    }),
  ),
  /** All data of the person, to hand over. */
  posted('/collect', question, async ({ payload }, wanted) =>
    answer(await collectPerson(payload, wanted.email)),
  ),
  posted('/erase', order, async ({ payload, user }, wanted) =>
    answer(await erasePerson(payload, { ...wanted, by: user }, new Date())),
  ),
]
