import { normaliseEmail } from '@/lib/email/email-address'
import { findPasswordProblem } from '@/lib/payload/sign-in/password-rules'

import type { OwnerMail } from '../emails/owner-email'
import type { LoginState } from '../model/login-state'
import { loginPath, tooMany, typed, type LoginAction, type LoginAnswer } from './login-action'
import { mailOwnerLink } from './mail-owner-link'
import { claimOwnerLink, findLinkOwner, isLinkToken } from './owner-links'
import { emailErrors, findOwner, openPortal } from './sign-in'

interface Asking {
  mail: Exclude<OwnerMail, 'invitation'>
  /** Below the log-in, the page with the form. */
  below: string
}

/**
 * Asks for an e-mail with a link. The answer is given before the account is looked for, so that neither its text nor its
 * time tells whether there is one.
 */
const askForMail =
  ({ mail, below }: Asking): LoginAction =>
  async (fields, { payload, limits, locale, clientIp, now, later }) => {
    const email = normaliseEmail(typed(fields, 'email'))
    const page = loginPath(locale, below)
    const shown = { email: typed(fields, 'email').slice(0, 254) }
    const errors = emailErrors(email)
    if (errors.email) return { page, state: { ...shown, errors } }
    const seconds = await limits.forgot.take(clientIp, `owners ${mail} ${email}`)
    if (seconds > 0) return tooMany(page, seconds, shown)
    later(async () => {
      const owner = await findOwner(payload, email)
      if (owner) await mailOwnerLink(payload, owner, { mail, now })
    })
    return { to: `${page}?sent=1` }
  }

/** The button under the log-in that asks for a link in place of the password. */
export const askForLink = askForMail({ mail: 'signIn', below: '' })

/** The form of a forgotten password. */
export const askForPassword = askForMail({ mail: 'newPassword', below: 'forgotten/' })

/** The log-in, with the notice that a link has ended. */
const ended = (page: string): LoginAnswer => ({ page, state: { problem: 'linkEnded' } })

/** The button of the page that the link of an e-mail opens. */
export const openLink: LoginAction = async (fields, { payload, locale, now }) => {
  const page = loginPath(locale)
  const found = await findLinkOwner(payload, { token: typed(fields, 'token'), purpose: 'signIn', now })
  if (!found || !(await claimOwnerLink(payload, found.link, now))) return ended(page)
  return openPortal(payload, found.owner, { now, to: page })
}

interface NewPassword {
  password: string
  repeat: string
}

/** What is wrong with a new password and its repetition. */
async function passwordErrors(
  { password, repeat }: NewPassword,
  findKnown: () => Promise<readonly string[]>,
): Promise<LoginState['errors']> {
  if (!password) return { password: 'required' }
  const problem = await findPasswordProblem(password, findKnown)
  if (problem) return { password: problem }
  return password === repeat ? {} : { repeat: 'differs' }
}

/** The form with a new password. One that is refused does not use the link up. */
export const setPassword: LoginAction = async (fields, { payload, limits, locale, clientIp, now }) => {
  const token = typed(fields, 'token')
  if (!isLinkToken(token)) return ended(loginPath(locale))
  const page = loginPath(locale, `password/${token}/`)
  const seconds = await limits.reset.take(clientIp)
  if (seconds > 0) return tooMany(page, seconds, {})
  const found = await findLinkOwner(payload, { token, purpose: 'newPassword', now })
  const owner =
    found &&
    (await payload.findByID({
      collection: 'owners',
      id: found.owner,
      depth: 0,
      disableErrors: true,
      // The link was mailed to this account.
      overrideAccess: true,
    }))
  if (!found || !owner) return ended(loginPath(locale))
  const password = typed(fields, 'password')
  const errors = await passwordErrors({ password, repeat: typed(fields, 'repeat') }, async () => [
    owner.email,
    owner.name,
  ])
  if (Object.keys(errors).length > 0) return { page, state: { errors } }
  if (!(await claimOwnerLink(payload, found.link, now))) return ended(loginPath(locale))
  await payload.update({
    collection: 'owners',
    id: owner.id,
    data: { password },
    depth: 0,
    // The link proves that the mailbox of this account is the visitor's. Ends all sessions and links.
    overrideAccess: true,
  })
  return openPortal(payload, owner.id, { now, to: loginPath(locale) })
}
