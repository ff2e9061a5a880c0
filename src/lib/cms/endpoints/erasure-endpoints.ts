import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { erasureAskers } from '@/lib/erasure/erasure-askers'
import { isMailAddress, normaliseAddress } from '@/lib/erasure/mail-address'

import { hasRole } from '../access'
import { countKept, isAgencyAddress } from '../erasure/agency-addresses'
import { collectPerson } from '../erasure/collect-person'
import { countPerson } from '../erasure/erase-address'
import { erasePerson } from '../erasure/erase-person'

type ErasureEndpoint = Omit<Endpoint, 'root'>

// In the body, never in the address: addresses are written into logs.
const address = z.string().max(300).transform(normaliseAddress).refine(isMailAddress)
const question = z.strictObject({ address })
const order = z.strictObject({ address, askedBy: z.enum(erasureAskers) })

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Checks who asks and for what; an address of the agency is refused with 409. */
async function open<Body extends { address: string }>(
  req: PayloadRequest,
  shape: z.ZodType<Body>,
  act: (wanted: Body) => Promise<Response>,
): Promise<Response> {
  if (!hasRole(req.user, 'administrator')) return answer({}, 404)
  const wanted = shape.safeParse(await req.json?.().catch(() => null))
  if (!wanted.success) return answer({ reason: 'notAnAddress' }, 400)
  if (await isAgencyAddress(req.payload, wanted.data.address)) return answer({ reason: 'ofAgency' }, 409)
  return act(wanted.data)
}

const posted = <Body extends { address: string }>(
  path: string,
  shape: z.ZodType<Body>,
  act: (req: PayloadRequest, wanted: Body) => Promise<Response>,
): ErasureEndpoint => ({
  path,
  method: 'post',
  handler: (req) => open(req, shape, (wanted) => act(req, wanted)),
})

/** What administrators do about a person, below `/api/erasures/`. */
export const erasureEndpoints: ErasureEndpoint[] = [
  /** How much there is, by collection, and how many owners would stay. */
  posted('/preview', question, async ({ payload }, wanted) =>
    answer({
      counts: await countPerson(payload, wanted),
      kept: await countKept(payload, wanted.address),
    }),
  ),
  /** Everything there is, for the person to have. */
  posted('/collect', question, async ({ payload }, wanted) =>
    answer(await collectPerson(payload, wanted.address)),
  ),
  posted('/erase', order, async ({ payload, user }, wanted) =>
    answer({ counts: await erasePerson(payload, { ...wanted, by: user }, new Date()) }),
  ),
]
