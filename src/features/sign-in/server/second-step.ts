import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { databaseLimiters } from '@/lib/limits/database-limiter'
import { readJsonBody } from '@/lib/payload/read-json-body'
import { idOf } from '@/lib/values/read-value'
import type { LogInChallenge, User } from '@/payload-types'

import { refuse } from './answers'
import { claimChallenge, findChallenge, takeAttempt } from './challenges'
import { claimRecoveryCode, claimTotpCode, looksLikeRecoveryCode } from './factors'
import { openSession } from './open-session'
import { claimPasskey } from './passkeys'
import { recordLogIn } from './record-log-in'

/**
 * Wrong codes of an account over all challenges and client IPs: a code has six digits, so a stranger who has the
 * password and many client IPs could guess one. Passkeys and recovery codes still work then, so that the owner is not locked out.
 */
const codeTries = (payload: Payload) =>
  databaseLimiters(async () => payload)('codes of the app', { points: 20, seconds: 60 * 60 })

const proof = z.object({
  challenge: z.string().min(1).max(100),
  code: z.string().max(40).optional(),
  passkey: z.unknown().optional(),
})

type Proof = z.infer<typeof proof>
type Verdict = 'right' | 'wrong' | 'tooMany'

const findUser = (payload: Payload, id: string): Promise<User | null> =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })

async function checkTotp(payload: Payload, user: string, code: string, now: Date): Promise<Verdict> {
  const tries = codeTries(payload)
  if ((await tries.take(user)) > 0) return 'tooMany'
  if (!(await claimTotpCode(payload, user, code, now))) return 'wrong'
  await tries.giveBack(user)
  return 'right'
}

async function checkRecovery(req: PayloadRequest, user: User, code: string, now: Date): Promise<Verdict> {
  if (!(await claimRecoveryCode(req.payload, user.id, code, now))) return 'wrong'
  await recordLogIn(req.payload, { kind: 'recoveryCodeUsed', account: user, headers: req.headers })
  return 'right'
}

async function check(
  req: PayloadRequest,
  user: User,
  challenge: LogInChallenge,
  { code = '', passkey }: Proof,
): Promise<Verdict> {
  const now = new Date()
  const { payload } = req
  if (passkey !== undefined) {
    const isRight = await claimPasskey(payload, { user: user.id, answer: passkey, challenge, now })
    return isRight ? 'right' : 'wrong'
  }
  if (looksLikeRecoveryCode(code)) return checkRecovery(req, user, code, now)
  return checkTotp(payload, user.id, code, now)
}

const over = (req: PayloadRequest) => refuse(req, 'signIn.challengeOver', { status: 401, isOver: true })

/**
 * The second step of a log-in: a code of the app, a recovery code or a passkey gives the session. A challenge takes five
 * attempts and gives one session.
 */
export async function takeSecondStep(req: PayloadRequest): Promise<Response> {
  const { payload, headers } = req
  const body = proof.safeParse(await readJsonBody(req))
  if (!body.success) return refuse(req, 'signIn.codeWrong', { status: 400 })
  const now = new Date()
  const challenge = await findChallenge(payload, body.data.challenge, now)
  if (challenge?.purpose !== 'verify' || !(await takeAttempt(payload, challenge.id, now))) return over(req)
  const user = await findUser(payload, idOf(challenge.user))
  if (!user) return over(req)
  const verdict = await check(req, user, challenge, body.data)
  if (verdict === 'right' && (await claimChallenge(payload, challenge.id, now))) return openSession(req, user)
  await recordLogIn(payload, { kind: 'secondFactorFailure', account: user, headers })
  if (verdict === 'right') return over(req)
  if (verdict === 'tooMany') return refuse(req, 'signIn.tooManyCodes', { status: 429 })
  const key = body.data.passkey === undefined ? 'signIn.codeWrong' : 'signIn.passkeyWrong'
  return refuse(req, key, { status: 401 })
}
