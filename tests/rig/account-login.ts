import type { Payload } from 'payload'

import type { AccountStore } from '@/features/accounts/server/account-store'
import { ownerStore, subscriberStore } from '@/features/accounts/server/account-store'
import {
  askForLink,
  askForPassword,
  mailSignUp,
  openLink,
  setPassword,
  signUp,
} from '@/features/accounts/server/link-actions'
import type { LoginAction, LoginAnswer, LoginContext } from '@/features/accounts/server/login-action'
import { answerLinkRequests } from '@/features/accounts/server/link-requests'
import { logOut, signIn } from '@/features/accounts/server/sign-in'
import { changeOwnPassword, deleteOwnAccount } from '@/features/accounts/server/subscriber-actions'
import { composeMail } from '@/lib/email/compose-mail'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { makeSignInLimits } from '@/lib/payload/sign-in/sign-in-limits'

import { makeMinimal, testPassword } from '../support/minimal-document'

const sharedActions = {
  signIn,
  logOut,
  askForLink,
  openLink,
  setPassword,
  signUp,
  changeOwnPassword,
  deleteOwnAccount,
}
const actionsOf = (kind: AccountStore) => ({
  ...sharedActions,
  askForPassword: askForPassword(`${kind.accounts}.newPassword`),
})
type ActionName = keyof ReturnType<typeof actionsOf>

type Fields = Record<string, string>

let accounts = 0
let sites = 0

/** The token of a session in the answer; empty without one. */
export const sessionIn = (answer: LoginAnswer): string =>
  ('cookies' in answer && /^\w+_session=([^;]*)/.exec(answer.cookies?.[0] ?? '')?.[1]) || ''

function openLogin(payload: Payload, kind: AccountStore) {
  const actions: Record<ActionName, LoginAction> = actionsOf(kind)
  const site = ++sites
  const make = databaseLimiters(async () => payload)
  const context: LoginContext = {
    payload,
    kind,
    limits: makeSignInLimits((name, allowance) => make(`${kind.accounts} ${site} ${name}`, allowance)),
    locale: 'fr',
    clientIp: '203.0.113.7',
    session: '',
    now: new Date(),
    later: () => undefined,
  }

  async function send(name: ActionName, values: Fields, more: Partial<LoginContext> = {}) {
    const fields = new FormData()
    for (const [field, value] of Object.entries(values)) fields.set(field, value)
    return actions[name](fields, { ...context, ...more })
  }

  /** The worker sends what was requested. */
  function answerRequests(): Promise<void> {
    const soon = new Date(Date.now() + 1000)
    return answerLinkRequests(payload, { clock: () => soon })
  }

  async function makeAccount(more: Fields = {}) {
    const email = `${kind.holder}-${++accounts}@perron.example`
    const { id } = await makeMinimal(payload, kind.accounts, { email, name: 'Agnès Delvaux', ...more })
    return { id, email }
  }

  const findMails = async (recipient: string) =>
    (
      await payload.find({
        collection: 'outbox',
        where: { recipient: { equals: recipient } },
        sort: 'createdAt',
      })
    ).docs

  /** The tokens in the e-mails to an address, the oldest first, as their recipient gets them. */
  async function findTokens(recipient: string): Promise<string[]> {
    const brand = await readMailBrand(payload, 'fr')
    const tokens = []
    for (const row of await findMails(recipient)) {
      const { html } = await composeMail(payload, row, brand)
      tokens.push(/\/(?:login|account)\/(?:link|password)\/([^/"]+)\//.exec(html)?.[1] ?? '')
    }
    return tokens
  }

  const logIn = async (email: string, more: Partial<LoginContext> = {}) =>
    sessionIn(await send('signIn', { email, password: testPassword }, more))

  /** What the button of a signed link does for its address. */
  const sendLinkTo = (email: string) => mailSignUp(context, email)

  return {
    limits: context.limits,
    send,
    sendLinkTo,
    answerRequests,
    makeAccount,
    findMails,
    findTokens,
    logIn,
  }
}

export type TestLogin = ReturnType<typeof openLogin>

/** The log-in of owners on a running Payload, with limits and a clock of its own. */
export const openOwnerLogin = (payload: Payload): TestLogin => openLogin(payload, ownerStore)

/** The log-in of subscribers on a running Payload, with limits and a clock of its own. */
export const openSubscriberLogin = (payload: Payload): TestLogin => openLogin(payload, subscriberStore)
