import { Forbidden, resetPasswordOperation, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { readJsonBody } from '@/lib/payload/read-json-body'
import { expiredCookies } from '@/lib/sessions/session-cookie'
import { endSession } from '@/lib/sessions/sessions'

import { staffSessions } from '../model/staff-sessions'
import { answer } from './answers'
import { beginEnrolment, confirmEnrolment } from './enrol'
import { logIn } from './log-in'
import { readOwnAccount, tokenCookies } from './open-session'
import { endOwnSessions, readOwnSecurity, removeOwnFactor, renewRecoveryCodes } from './own-security'
import { recordLogIn } from './record-log-in'
import { takeSecondStep } from './second-step'
import { renewToken, sessionOf } from './sessions'

type SignInEndpoint = Omit<Endpoint, 'root'>
type Handler = (req: PayloadRequest) => Promise<Response>

const resetBody = z.object({ token: z.string().default(''), password: z.string().default('') })

/** Renews a session of staff, in place of Payload's: never beyond the end of its life. */
async function refresh(req: PayloadRequest): Promise<Response> {
  const session = sessionOf(req.user)
  const { user: signedIn } = req
  if (!session || signedIn?.collection !== 'users') throw new Forbidden(req.t)
  const user = await readOwnAccount(req, signedIn)
  const signed = await renewToken(req.payload, { user, sid: session.sid, now: new Date() })
  if (!signed) throw new Forbidden(req.t)
  const body = { message: req.t('authentication:tokenRefreshSuccessful'), exp: signed.exp, user }
  return answer(body, 200, tokenCookies(signed))
}

/** Ends the session of the request, in place of Payload's log-out; also without one. */
async function logOut(req: PayloadRequest): Promise<Response> {
  const { payload, user } = req
  const session = sessionOf(user)
  if (session) await endSession(payload, staffSessions, { token: session.sid })
  return answer({ message: req.t('authentication:logoutSuccessful') }, 200, expiredCookies(staffSessions))
}

/** Sets a new password by the link of an e-mail, in place of Payload's: it begins no session, the log-in follows. */
async function resetPassword(req: PayloadRequest): Promise<Response> {
  const body = resetBody.safeParse(await readJsonBody(req))
  const data = body.success ? body.data : { token: '', password: '' }
  const { user } = await resetPasswordOperation({ collection: req.payload.collections.users, data, req })
  const account = { id: String(user.id), name: typeof user.name === 'string' ? user.name : '' }
  await recordLogIn(req.payload, { kind: 'passwordReset', account, headers: req.headers })
  return answer({ message: req.t('authentication:passwordResetSuccessfully') })
}

const posted = (path: string, handler: Handler): SignInEndpoint => ({ path, method: 'post', handler })

/** Endpoints below `/api/users/`. Payload looks at these before its own of the same path. */
export const signInEndpoints: SignInEndpoint[] = [
  posted('/login', logIn),
  posted('/logout', logOut),
  posted('/refresh-token', refresh),
  posted('/reset-password', resetPassword),
  posted('/second-factor', takeSecondStep),
  posted('/second-factor/begin', beginEnrolment),
  posted('/second-factor/confirm', confirmEnrolment),
  posted('/second-factor/remove', removeOwnFactor),
  posted('/second-factor/recovery-codes', renewRecoveryCodes),
  { path: '/own-security', method: 'get', handler: readOwnSecurity },
  posted('/sessions/end', endOwnSessions),
]
