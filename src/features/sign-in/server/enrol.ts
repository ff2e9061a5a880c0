import { APIError, ValidationError, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { env } from '@/lib/env'
import { staffRole } from '@/lib/payload/access'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { openText } from '@/lib/secrets/sealed-text'
import { idOf } from '@/lib/values/read-value'
import type { LogInChallenge, SecondFactor, User } from '@/payload-types'

import { deviceName } from '../model/device-name'
import { findTotpStep, makeTotpSecret, totpUri } from '../model/totp'
import { answer, refuse } from './answers'
import { claimChallenge, findChallenge, storeSecret, openChallenge, takeAttempt } from './challenges'
import { confirmOwner } from './confirm-owner'
import {
  addFactor,
  countRecoveryCodes,
  findFactors,
  makeRecoveryCodes,
  removeFactor,
  totpKey,
  type NewFactor,
} from './factors'
import { openSession } from './open-session'
import { makeRegistration, readRegistration } from './passkeys'
import { readSecondFactorMode } from './read-security'
import { recordLogIn } from './record-log-in'

const token = z.string().min(1).max(100)

const beginning = z.object({
  kind: z.enum(['totp', 'passkey']),
  /** Of a log-in that asks for the enrolment; without it the account is signed in. */
  challenge: token.optional(),
  currentPassword: z.string().max(200).optional(),
})

const confirmation = z.object({
  challenge: token,
  code: z.string().max(40).optional(),
  passkey: z.unknown().optional(),
})

interface Enrolment {
  token: string
  challenge: LogInChallenge
  user: User
}

const over = (req: PayloadRequest) => refuse(req, 'signIn.challengeOver', { status: 401, isOver: true })

const findUser = (payload: Payload, id: string): Promise<User | null> =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })

/** An open enrolment, if this request may go on with it: by its token alone, or signed in as its account. */
async function findEnrolment(req: PayloadRequest, given: string): Promise<Enrolment | null> {
  const { payload, user: signedIn } = req
  const challenge = await findChallenge(payload, given, new Date())
  const user = challenge && (await findUser(payload, idOf(challenge.user)))
  if (!challenge || !user || challenge.purpose === 'verify') return null
  if (challenge.purpose === 'add') return signedIn?.id === user.id ? { token: given, challenge, user } : null
  // Another enrolment may have been finished meanwhile: from then on the factor is asked.
  const isFirst = (await findFactors(payload, user.id)).length === 0
  return isFirst ? { token: given, challenge, user } : null
}

/** Opens an enrolment for the account that is signed in, after its password. */
async function openEnrolment(req: PayloadRequest, currentPassword: string): Promise<Enrolment | Response> {
  const role = staffRole(req.user)
  if (!role) return answer({}, 404)
  if ((await readSecondFactorMode(req.payload, role)) === 'off')
    return refuse(req, 'signIn.isOff', { status: 403 })
  const user = await confirmOwner(req, currentPassword)
  return { ...(await openChallenge(req.payload, { user: user.id, purpose: 'add', now: new Date() })), user }
}

/** Name of the account in an authenticator app: the site and the e-mail address. */
const appName = () => new URL(env.serverUrl).host

async function beginApp(req: PayloadRequest, { token: given, challenge, user }: Enrolment) {
  const secret = makeTotpSecret()
  if (!(await storeSecret(req.payload, challenge.id, secret, new Date()))) return over(req)
  const uri = totpUri({ issuer: appName(), email: user.email, secret })
  return answer({ challenge: given, secret, uri })
}

/** First step of setting a factor up: the secret of an app, or the options of a passkey. */
export async function beginEnrolment(req: PayloadRequest): Promise<Response> {
  const body = beginning.safeParse(await readJsonBody(req))
  if (!body.success) return refuse(req, 'signIn.notUnderstood', { status: 400 })
  const { kind, challenge, currentPassword = '' } = body.data
  const enrolment = challenge
    ? await findEnrolment(req, challenge)
    : await openEnrolment(req, currentPassword)
  if (!enrolment) return over(req)
  if (enrolment instanceof Response) return enrolment
  const factors = await findFactors(req.payload, enrolment.user.id)
  if (kind === 'totp' && factors.some((factor) => factor.kind === 'totp'))
    return refuse(req, 'signIn.hasApp', { status: 409 })
  if (kind === 'totp') return beginApp(req, enrolment)
  const options = await makeRegistration(enrolment.user, factors, enrolment.challenge)
  return answer({ challenge: enrolment.token, options })
}

async function readFactor(
  { challenge, user }: Enrolment,
  { code = '', passkey }: z.infer<typeof confirmation>,
): Promise<NewFactor | null> {
  if (passkey !== undefined) return readRegistration(passkey, challenge)
  const secret = openText(challenge.secret ?? '', env.secrets)
  if (!secret) return null
  const step = await findTotpStep({ secret, code, now: new Date(), after: 0 })
  return step === null
    ? null
    : { kind: 'totp', key: totpKey(user.id), secret: challenge.secret ?? null, counter: step }
}

async function store(req: PayloadRequest, { user, challenge }: Enrolment, factor: NewFactor) {
  const { payload, headers } = req
  let added: SecondFactor
  try {
    added = await addFactor(payload, user.id, factor)
  } catch (error) {
    // The unique key: this passkey, or an app, was added by another request.
    if (error instanceof ValidationError || error instanceof APIError)
      return refuse(req, 'signIn.hasFactor', { status: 409 })
    throw error
  }
  // At a log-in only the first factor may be added. Of two log-ins that add one at the same time none may stay beside
  // the other: it could be the attacker's.
  if (challenge.purpose === 'enrol' && (await findFactors(payload, user.id)).length > 1) {
    await removeFactor(payload, user.id, added.id)
    return over(req)
  }
  await recordLogIn(payload, { kind: 'secondFactorAdded', account: user, headers })
  const isFirst = (await countRecoveryCodes(payload, user.id)) === 0
  const more = { recoveryCodes: isFirst ? await makeRecoveryCodes(payload, user.id) : [] }
  return challenge.purpose === 'enrol' ? openSession(req, user, more) : answer(more)
}

/**
 * Second step: a code of the app, or the passkey, shows that it works. The answer of the first factor holds the recovery
 * codes; at a log-in it begins the session.
 */
export async function confirmEnrolment(req: PayloadRequest): Promise<Response> {
  const body = confirmation.safeParse(await readJsonBody(req))
  if (!body.success) return refuse(req, 'signIn.codeWrong', { status: 400 })
  const now = new Date()
  const enrolment = await findEnrolment(req, body.data.challenge)
  if (!enrolment || !(await takeAttempt(req.payload, enrolment.challenge.id, now))) return over(req)
  const factor = await readFactor(enrolment, body.data)
  if (!factor) {
    const key = body.data.passkey === undefined ? 'signIn.codeWrong' : 'signIn.passkeyWrong'
    return refuse(req, key, { status: 401 })
  }
  if (!(await claimChallenge(req.payload, enrolment.challenge.id, now))) return over(req)
  return store(req, enrolment, { ...factor, name: deviceName(req.headers.get('user-agent')) })
}
