import { AuthenticationError, ValidationError, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { readJsonBody } from '@/lib/payload/read-json-body'
import { isPasswordOf, type StoredPassword } from '@/lib/payload/sign-in/password-match'
import type { User } from '@/payload-types'

import { logInStep } from '../model/second-factor-mode'
import { answer } from './answers'
import { openChallenge } from './challenges'
import { findFactors } from './factors'
import { openSession } from './open-session'
import { makeAuthentication } from './passkeys'
import { readSecondFactorMode } from './read-security'
import { recordLogIn } from './record-log-in'

const credentials = z.object({ email: z.string().default(''), password: z.string().default('') })

type Account = User & StoredPassword

async function findAccount(req: PayloadRequest, email: string): Promise<Account | null> {
  return req.payload.db.findOne<Account>({ collection: 'users', where: { email: { equals: email } } })
}

/** The second step, without which there is no session. */
async function askSecondStep(req: PayloadRequest, user: User, purpose: 'verify' | 'enrol') {
  const { payload } = req
  const factors = purpose === 'verify' ? await findFactors(payload, user.id) : []
  const { token, challenge } = await openChallenge(payload, { user: user.id, purpose, now: new Date() })
  return answer(
    {
      challenge: token,
      step: purpose,
      hasApp: factors.some(({ kind }) => kind === 'totp'),
      passkey: await makeAuthentication(factors, challenge),
    },
    202,
  )
}

/**
 * The log-in of staff, in place of Payload's: the right password gives a session only where no second factor is asked.
 * Otherwise it answers 202 with a challenge.
 *
 * @throws ValidationError without e-mail address or password, AuthenticationError when they are wrong
 */
export async function logIn(req: PayloadRequest): Promise<Response> {
  const body = credentials.safeParse(await readJsonBody(req))
  const email = body.data?.email.toLowerCase().trim() ?? ''
  const password = body.data?.password ?? ''
  if (!email || !password.trim()) {
    const errors = [{ message: req.t('validation:required'), path: email ? 'password' : 'email' }]
    throw new ValidationError({ collection: 'users', errors }, req.t)
  }
  const account = await findAccount(req, email)
  if (!account || !(await isPasswordOf(account, password))) {
    await recordLogIn(req.payload, { kind: 'failure', account, headers: req.headers })
    throw new AuthenticationError(req.t)
  }
  const mode = await readSecondFactorMode(req.payload, account.role)
  const step = logInStep(mode, (await findFactors(req.payload, account.id)).length > 0)
  return step === 'session' ? openSession(req, account) : askSecondStep(req, account, step)
}
