import type { Payload } from 'payload'

import { askForLink, askForPassword, openLink, setPassword } from '@/features/accounts/server/link-actions'
import type { LoginAction, LoginAnswer, LoginContext } from '@/features/accounts/server/login-action'
import { logOut, signIn } from '@/features/accounts/server/sign-in'
import { composeMail } from '@/lib/email/compose-mail'
import { readMailBrand } from '@/lib/email/read-mail-brand'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { makeSignInLimits } from '@/lib/payload/sign-in/sign-in-limits'

import { makeMinimal, testPassword } from './minimal-document'

const actions = { signIn, logOut, askForLink, askForPassword, openLink, setPassword } satisfies Record<
  string,
  LoginAction
>

type Fields = Record<string, string>

let accounts = 0
let sites = 0

/** The token of a session in the answer; empty without one. */
export const sessionIn = (answer: LoginAnswer): string =>
  ('cookie' in answer && /^owner_session=([^;]*)/.exec(answer.cookie ?? '')?.[1]) || ''

/** The log-in of owners on a running Payload, with limits and a clock of its own. */
export function openOwnerLogin(payload: Payload) {
  const later: (() => Promise<unknown>)[] = []
  const site = ++sites
  const make = databaseLimiters(async () => payload)
  const context: LoginContext = {
    payload,
    limits: makeSignInLimits((name, allowance) => make(`owners ${site} ${name}`, allowance)),
    locale: 'fr',
    clientIp: '203.0.113.7',
    session: '',
    now: new Date(),
    later: (task) => later.push(task),
  }

  async function send(name: keyof typeof actions, values: Fields, more: Partial<LoginContext> = {}) {
    const fields = new FormData()
    for (const [field, value] of Object.entries(values)) fields.set(field, value)
    return actions[name](fields, { ...context, ...more })
  }

  /** Runs what was left for the time after the answers. */
  async function runLater(): Promise<void> {
    for (const task of later.splice(0)) await task()
  }

  async function makeOwner(more: Fields = {}) {
    const email = `owner-${++accounts}@perron.example`
    const { id } = await makeMinimal(payload, 'owners', { email, name: 'Agnès Delvaux', ...more })
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
      tokens.push(/\/login\/(?:link|password)\/([^/"]+)\//.exec(html)?.[1] ?? '')
    }
    return tokens
  }

  const logIn = async (email: string, more: Partial<LoginContext> = {}) =>
    sessionIn(await send('signIn', { email, password: testPassword }, more))

  return { send, runLater, makeOwner, findMails, findTokens, logIn }
}

export type OwnerLogin = ReturnType<typeof openOwnerLogin>
