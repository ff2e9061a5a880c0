import type { Payload } from 'payload'

import { normaliseEmail } from '@/lib/email/email-address'
import { findPasswordProblem } from '@/lib/payload/sign-in/password-rules'
import { triggerWorker } from '@/lib/queue/trigger-worker'

import type { LoginState } from '../model/login-state'
import type { RequestedLink } from '../model/requested-link'
import { claimAccountLink, findAccountLink, isLinkToken, releaseAccountLink } from './account-links'
import { answerLinkRequest, requestLink } from './link-requests'
import { tooMany, typed, type LoginAction, type LoginAnswer, type LoginContext } from './login-action'
import { openAccount, readLoginEmail, shownEmail } from './sign-in'

type SignUpContext = Pick<LoginContext, 'payload' | 'limits' | 'locale' | 'clientIp' | 'now'>

/**
 * Asks for an e-mail with a link. The request is stored before the account is looked for, so that neither the text of the
 * answer nor its time tells whether there is one.
 *
 * @param mail also names the limit
 * @param pageOf the page of the form
 */
const askForMail =
  (mail: RequestedLink, pageOf: (context: LoginContext) => string, form?: LoginState['form']): LoginAction =>
  async (fields, context) => {
    const { payload, limits, locale, clientIp, now, later } = context
    const { email, errors } = readLoginEmail(fields)
    const page = pageOf(context)
    const shown = { form, email: shownEmail(fields) }
    if (errors.email) return { page, state: { ...shown, errors } }
    const seconds = await limits.forgot.take(clientIp, `${mail} ${email}`)
    if (seconds > 0) return tooMany(page, seconds, shown)
    await requestLink(payload, { mail, email, locale }, now)
    later(async () => triggerWorker())
    return { to: `${page}?sent=1` }
  }

const logInPage = ({ kind, locale }: LoginContext): string => kind.home(locale)

/** The button under the log-in of owners that asks for a link in place of the password. */
export const askForLink = askForMail('owners.signIn', logInPage)

/** The form under the log-in of subscribers that asks for the link to one's searches, which needs no account. */
export const askForSearchesLink = askForMail('subscribers.searches', logInPage, 'searchesLink')

/** The form of a forgotten password. */
export const askForPassword = (mail: 'owners.newPassword' | 'subscribers.newPassword'): LoginAction =>
  askForMail(mail, ({ kind, locale }) => `${kind.base(locale)}forgotten/`)

/** The form of a new account of a subscriber. */
export const signUp = askForMail('subscribers.signUp', ({ kind, locale }) => `${kind.base(locale)}sign-up/`)

/**
 * Signs up the e-mail address of a signed link, whose page opens for every reader that an e-mail was passed on to: only the mailbox
 * gets the link to a password. Counts as a sign-up by form.
 *
 * @returns seconds until the next e-mail is allowed; 0 when this one was queued
 */
export async function mailSignUp(
  { payload, limits, locale, clientIp, now }: SignUpContext,
  recipient: string,
): Promise<number> {
  const mail = 'subscribers.signUp'
  const email = normaliseEmail(recipient)
  const seconds = await limits.forgot.take(clientIp, `${mail} ${email}`)
  if (seconds === 0) await answerLinkRequest(payload, { mail, email, locale }, now)
  return seconds
}

/** The log-in, with the notice that a link has ended. */
const ended = ({ kind, locale }: LoginContext): LoginAnswer => ({
  page: kind.home(locale),
  state: { problem: 'linkEnded' },
})

/** The button of the page that the link of an e-mail opens. */
export const openLink: LoginAction = async (fields, context) => {
  const { payload, kind, locale, now } = context
  const link = await findAccountLink(payload, kind, {
    token: typed(fields, 'token'),
    purpose: 'signIn',
    now,
  })
  if (!link || !(await claimAccountLink(payload, kind, link.link, now))) return ended(context)
  return openAccount(payload, kind, link.holder, { now, to: kind.home(locale) })
}

/** What is wrong with a new password and its repetition. */
export async function newPasswordErrors(
  payload: Payload,
  fields: FormData,
  knownWords: readonly string[],
): Promise<LoginState['errors']> {
  const password = typed(fields, 'password')
  if (!password) return { password: 'required' }
  const problem = await findPasswordProblem(payload, password, async () => knownWords)
  if (problem) return { password: problem }
  return password === typed(fields, 'repeat') ? {} : { repeat: 'differs' }
}

/** The form with a new password. One that is refused does not use the link up. */
export const setPassword: LoginAction = async (fields, context) => {
  const { payload, kind, limits, locale, clientIp, now } = context
  const token = typed(fields, 'token')
  if (!isLinkToken(token)) return ended(context)
  const page = `${kind.base(locale)}password/${token}/`
  const seconds = await limits.reset.take(clientIp)
  if (seconds > 0) return tooMany(page, seconds, {})
  const link = await findAccountLink(payload, kind, { token, purpose: 'newPassword', now })
  const knownWords = link && (await kind.findKnown(payload, link))
  if (!link || !knownWords) return ended(context)
  const errors = await newPasswordErrors(payload, fields, knownWords)
  if (Object.keys(errors).length > 0) return { page, state: { errors } }
  if (!(await claimAccountLink(payload, kind, link.link, now))) return ended(context)
  const store = kind.storePassword(payload, link, typed(fields, 'password'))
  const account = await store.catch(async (error: unknown) => {
    await releaseAccountLink(payload, kind, link.link).catch(() => undefined)
    throw error
  })
  return openAccount(payload, kind, account, { now, to: kind.home(locale) })
}
