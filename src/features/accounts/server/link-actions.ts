import { normaliseEmail } from '@/lib/email/email-address'
import { findPasswordProblem } from '@/lib/payload/sign-in/password-rules'

import type { AccountMail } from '../model/account-link'
import type { LoginState } from '../model/login-state'
import { claimAccountLink, findAccountLink, isLinkToken, releaseAccountLink } from './account-links'
import { findAccount, subscriberStore, type StoredAccount } from './account-store'
import { tooMany, typed, type LoginAction, type LoginAnswer, type LoginContext } from './login-action'
import { mailAccountLink } from './mail-account-link'
import { mailAccountNotice } from './mail-account-notice'
import { openAccount, readAddress, shownEmail } from './sign-in'

interface Asking {
  /** Names the limit. */
  mail: AccountMail
  page: (context: LoginContext) => string
  /** The e-mail for the account of the address, if there is one; null when none is sent. */
  choose: (account: StoredAccount | null) => AccountMail | null
}

type Mailing = Pick<LoginContext, 'payload' | 'kind' | 'locale' | 'now'>

async function mailChosen(
  { payload, kind, locale, now }: Mailing,
  email: string,
  choose: Asking['choose'],
): Promise<void> {
  const account = await findAccount(payload, kind, email)
  const mail = choose(account)
  if (!mail) return
  const holder = kind.linkHolder === 'email' ? email : (account?.id ?? '')
  const recipient = { holder, email, name: account?.name ?? '', locale: account?.language ?? locale }
  await mailAccountLink(payload, kind, recipient, { mail, now })
}

/**
 * Asks for an e-mail with a link. The answer is given before the account is looked for, so that neither its text nor its
 * time tells whether there is one.
 */
const askForMail =
  ({ mail, page: pageOf, choose }: Asking): LoginAction =>
  async (fields, context) => {
    const { payload, kind, limits, locale, clientIp, now, later } = context
    const { email, errors } = readAddress(fields)
    const page = pageOf(context)
    const shown = { email: shownEmail(fields) }
    if (errors.email) return { page, state: { ...shown, errors } }
    const seconds = await limits.forgot.take(clientIp, `${mail} ${email}`)
    if (seconds > 0) return tooMany(page, seconds, shown)
    later(() => mailChosen({ payload, kind, locale, now }, email, choose))
    return { to: `${page}?sent=1` }
  }

/** The button under the log-in of owners that asks for a link in place of the password. */
export const askForLink = askForMail({
  mail: 'owners.signIn',
  page: ({ kind, locale }) => kind.home(locale),
  choose: (owner) => owner && 'owners.signIn',
})

/** The form of a forgotten password. */
export const askForPassword = (mail: 'owners.newPassword' | 'subscribers.newPassword'): LoginAction =>
  askForMail({
    mail,
    page: ({ kind, locale }) => `${kind.base(locale)}forgotten/`,
    choose: (account) => account && mail,
  })

const chooseSignUp: Asking['choose'] = (account) =>
  account ? 'subscribers.newPassword' : 'subscribers.signUp'

/** The form of a new account of a subscriber; whose address has one gets the link to a new password. */
export const signUp = askForMail({
  mail: 'subscribers.signUp',
  page: ({ kind, locale }) => `${kind.base(locale)}sign-up/`,
  choose: chooseSignUp,
})

/**
 * The same for the address of a signed link, whose page opens for every reader that an e-mail was passed on to: only the mailbox
 * gets the link to a password. Counts as a sign-up by form.
 *
 * @returns seconds until the next e-mail is allowed; 0 when this one was queued
 */
export async function mailSignUp(
  context: Omit<Mailing, 'kind'> & Pick<LoginContext, 'limits' | 'clientIp'>,
  address: string,
): Promise<number> {
  const email = normaliseEmail(address)
  const seconds = await context.limits.forgot.take(context.clientIp, `subscribers.signUp ${email}`)
  if (seconds === 0) await mailChosen({ ...context, kind: subscriberStore }, email, chooseSignUp)
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
  const found = await findAccountLink(payload, kind, {
    token: typed(fields, 'token'),
    purpose: 'signIn',
    now,
  })
  if (!found || !(await claimAccountLink(payload, kind, found.link, now))) return ended(context)
  return openAccount(payload, kind, found.holder, { now, to: kind.home(locale) })
}

/** What is wrong with a new password and its repetition. */
export async function newPasswordErrors(
  fields: FormData,
  known: readonly string[],
): Promise<LoginState['errors']> {
  const password = typed(fields, 'password')
  if (!password) return { password: 'required' }
  const problem = await findPasswordProblem(password, async () => known)
  if (problem) return { password: problem }
  return password === typed(fields, 'repeat') ? {} : { repeat: 'differs' }
}

/** The form with a new password. One that is refused does not use the link up. */
export const setPassword: LoginAction = async (fields, context) => {
  const { payload, kind, limits, locale, clientIp, now, later } = context
  const token = typed(fields, 'token')
  if (!isLinkToken(token)) return ended(context)
  const page = `${kind.base(locale)}password/${token}/`
  const seconds = await limits.reset.take(clientIp)
  if (seconds > 0) return tooMany(page, seconds, {})
  const found = await findAccountLink(payload, kind, { token, purpose: 'newPassword', now })
  const known = found && (await kind.findKnown(payload, found))
  if (!found || !known) return ended(context)
  const errors = await newPasswordErrors(fields, known)
  if (Object.keys(errors).length > 0) return { page, state: { errors } }
  if (!(await claimAccountLink(payload, kind, found.link, now))) return ended(context)
  const before = await payload.db.findOne<StoredAccount>({
    collection: kind.accounts,
    where: { [kind.linkHolder === 'email' ? 'email' : 'id']: { equals: found.holder } },
  })
  const store = kind.storePassword(payload, found, typed(fields, 'password'))
  const account = await store.catch(async (error: unknown) => {
    await releaseAccountLink(payload, kind, found.link).catch(() => undefined)
    throw error
  })
  if (before?.hash) later(() => mailAccountNotice(payload, before, { notice: 'passwordChanged', now }))
  return openAccount(payload, kind, account, { now, to: kind.home(locale) })
}
