import 'server-only'

import { setTimeout as wait } from 'node:timers/promises'

import { after } from 'next/server'

import { getClientIp } from '@/lib/http/client-ip'
import { requestInside } from '@/lib/http/inner-request'
import { readForm } from '@/lib/http/read-form'
import { isFromOwnPage } from '@/lib/http/same-site'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import { getTranslator } from '@/lib/i18n/translator'
import { databaseLimiters } from '@/lib/limits/database-limiter'
import { isDatabaseUnavailable, retryAfterSeconds } from '@/lib/payload/database-unavailable'
import { finishLater } from '@/lib/payload/finish-later'
import { payloadClient } from '@/lib/payload/payload-client'
import { makeSignInLimits } from '@/lib/payload/sign-in/sign-in-limits'

import {
  emptyLogin,
  loginStateHeader,
  loginStatus,
  writeLoginState,
  type LoginState,
} from '../model/login-state'
import { ownerStore, subscriberStore, type AccountStore } from './account-store'
import { askForLink, askForPassword, askForSearchesLink, openLink, setPassword, signUp } from './link-actions'
import { typed, type LoginAction, type LoginAnswer } from './login-action'
import { getSessionToken } from './account-session'
import { logOut, signIn } from './sign-in'
import { changeOwnPassword, deleteOwnAccount } from './subscriber-actions'

/** A log-in: its accounts, and its forms by the last part of the path that they are sent to. */
export interface Login {
  kind: AccountStore
  actions: ReadonlyMap<string, LoginAction>
  /** Those that ask for an e-mail. */
  asking: readonly string[]
}

const sharedActions: [string, LoginAction][] = [
  ['sign-in', signIn],
  ['log-out', logOut],
  ['password', setPassword],
]

export const ownerLogin: Login = {
  kind: ownerStore,
  actions: new Map([
    ...sharedActions,
    ['link', askForLink],
    ['open-link', openLink],
    ['forgotten', askForPassword('owners.newPassword')],
  ]),
  asking: ['link', 'forgotten'],
}

export const subscriberLogin: Login = {
  kind: subscriberStore,
  actions: new Map([
    ...sharedActions,
    ['forgotten', askForPassword('subscribers.newPassword')],
    ['sign-up', signUp],
    ['searches-link', askForSearchesLink],
    ['new-password', changeOwnPassword],
    ['delete', deleteOwnAccount],
  ]),
  asking: ['forgotten', 'sign-up', 'searches-link'],
}

/** No form of the log-in is larger. */
const maxBytes = 16 * 1024
const timeoutMs = 10_000
/** What follows an answer begins once it has arrived, so that its work delays no answer. */
const settleMs = 500

/** Of all log-ins of visitors. */
export const limits = makeSignInLimits(databaseLimiters(payloadClient))

const noStore = { 'cache-control': 'private, no-store' }

interface Sent {
  request: Request
  locale: Locale
  name: string
  run: LoginAction
}

/** Checks where the form comes from, reads it, and runs its action. */
async function act({ kind, asking }: Login, { request, locale, name, run }: Sent): Promise<LoginAnswer> {
  const page = kind.home(locale)
  if (!isFromOwnPage(request.headers)) return { page, state: { problem: 'foreign' } }
  const fields = await readForm(request, maxBytes)
  if (typeof fields === 'number') return { page, state: { problem: 'tooLarge' } }
  try {
    const payload = await payloadClient()
    return await run(fields, {
      payload,
      kind,
      limits,
      locale,
      clientIp: getClientIp(request.headers),
      session: await getSessionToken(kind),
      now: new Date(),
      later: (task) => after(() => wait(settleMs).then(() => finishLater(payload, task))),
    })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    const problem = asking.includes(name) ? 'mailNotSent' : 'unavailable'
    const form = name === 'searches-link' ? 'searchesLink' : undefined
    return { page, state: { problem, form, email: typed(fields, 'email') }, retryAfter: retryAfterSeconds }
  }
}

interface Refused {
  page: string
  state: LoginState
  locale: Locale
  /** Of the session that the page is opened by. */
  cookie: string | undefined
}

/** The page of a refused form, which a route cannot render: this process asks itself for it. */
async function renderPage({ page, state, locale, cookie }: Refused): Promise<Response> {
  const headers = { accept: 'text/html', cookie, [loginStateHeader]: writeLoginState(state) }
  const made = await requestInside({ url: page, headers }, timeoutMs).catch(() => null)
  const status = loginStatus(state)
  if (made?.status !== 200) {
    const t = await getTranslator(locale, intlLocales[locale])
    return new Response(t('login.problem.unavailable.text'), { status, headers: noStore })
  }
  return new Response(new Uint8Array(made.body), {
    status,
    headers: {
      ...noStore,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': String(made.headers['content-security-policy'] ?? "default-src 'none'"),
    },
  })
}

/**
 * Answers a form of the log-in: leads on (303), or shows its page again with what was typed and the reason.
 *
 * @param action the last part of the path
 */
export async function answerLogin(
  login: Login,
  request: Request,
  { locale, action }: { locale: Locale; action: string },
): Promise<Response> {
  const run = login.actions.get(action)
  if (!run) return new Response('Not found', { status: 404, headers: noStore })
  const answer = await act(login, { request, locale, name: action, run })
  if ('to' in answer) {
    const headers = new Headers({ ...noStore, location: answer.to })
    for (const cookie of answer.cookies ?? []) headers.append('set-cookie', cookie)
    return new Response(null, { status: 303, headers })
  }
  const { page } = answer
  // With a session the page of the log-in would show what is behind it.
  const cookie = page === login.kind.home(locale) ? undefined : (request.headers.get('cookie') ?? undefined)
  const response = await renderPage({ page, state: { ...emptyLogin, ...answer.state }, locale, cookie })
  if (answer.retryAfter) response.headers.set('retry-after', String(answer.retryAfter))
  return response
}
