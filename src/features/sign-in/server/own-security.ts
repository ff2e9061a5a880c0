import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { staffRole } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { endAllSessions, endSession, findSessions } from '@/lib/sessions/sessions'
import { sha256 } from '@/lib/values/digest'
import type { StaffSession } from '@/payload-types'

import { staffSessions } from '../model/staff-sessions'
import { answer, refuse } from './answers'
import { confirmOwner, isFreshSession } from './confirm-owner'
import { countRecoveryCodes, findFactors, makeRecoveryCodes, removeFactor } from './factors'
import { readSecondFactorMode } from './read-security'
import { recordLogIn } from './record-log-in'
import { sessionOf } from './sessions'

/** What an account sees of its own log-in; no secret is part of it. */
export async function readOwnSecurity(req: PayloadRequest): Promise<Response> {
  const { payload, user } = req
  const role = staffRole(user)
  const session = sessionOf(user)
  if (!role || !session) return answer({}, 404)
  const now = new Date()
  const [mode, factors, recoveryCodes, sessions, isFresh] = await Promise.all([
    readSecondFactorMode(payload, role),
    findFactors(payload, session.id),
    countRecoveryCodes(payload, session.id),
    findSessions<StaffSession>(payload, staffSessions, { account: session.id, now, sort: '-seenAt' }),
    isFreshSession(req, now),
  ])
  return answer({
    mode,
    isFresh,
    recoveryCodes,
    factors: factors.map(({ id, kind, name, createdAt, usedAt }) => ({ id, kind, name, createdAt, usedAt })),
    sessions: sessions.map(({ id, key, device, beganAt, seenAt }) => ({
      id,
      device,
      beganAt,
      seenAt,
      isThis: key === sha256(session.sid),
    })),
  })
}

const password = z.string().max(200).default('')
const removal = z.object({ id: z.string().max(100), currentPassword: password })
const renewal = z.object({ currentPassword: password })
const ending = z.union([z.object({ id: z.string().max(100) }), z.object({ others: z.literal(true) })])

/** Removes a factor; the last one only where none is required. */
export async function removeOwnFactor(req: PayloadRequest): Promise<Response> {
  const { payload, headers } = req
  const role = staffRole(req.user)
  const body = removal.safeParse(await readJsonBody(req))
  if (!role) return answer({}, 404)
  if (!body.success) return refuse(req, 'signIn.notUnderstood', { status: 400 })
  const account = await confirmOwner(req, body.data.currentPassword)
  const factors = await findFactors(payload, account.id)
  const others = factors.filter(({ id }) => id !== body.data.id)
  if (others.length === factors.length) return answer({}, 404)
  if (others.length === 0 && (await readSecondFactorMode(payload, role)) === 'required')
    return refuse(req, 'signIn.isRequired', { status: 409 })
  await removeFactor(payload, account.id, body.data.id)
  await recordLogIn(payload, { kind: 'secondFactorRemoved', account, headers })
  return answer({})
}

/** New recovery codes; the old ones no longer work. */
export async function renewRecoveryCodes(req: PayloadRequest): Promise<Response> {
  const body = renewal.safeParse(await readJsonBody(req))
  if (!staffRole(req.user)) return answer({}, 404)
  if (!body.success) return refuse(req, 'signIn.notUnderstood', { status: 400 })
  const { id } = await confirmOwner(req, body.data.currentPassword)
  if ((await findFactors(req.payload, id)).length === 0)
    return refuse(req, 'signIn.noFactor', { status: 409 })
  return answer({ recoveryCodes: await makeRecoveryCodes(req.payload, id) })
}

/** Ends one session of the account, or all but this one. */
export async function endOwnSessions(req: PayloadRequest): Promise<Response> {
  const { payload, user } = req
  const body = ending.safeParse(await readJsonBody(req))
  const session = sessionOf(user)
  if (!session) return answer({}, 404)
  if (!body.success) return refuse(req, 'signIn.notUnderstood', { status: 400 })
  if ('id' in body.data) await endSession(payload, staffSessions, { account: session.id, id: body.data.id })
  else await endAllSessions(payload, staffSessions, session.id, session.sid)
  return answer({})
}
