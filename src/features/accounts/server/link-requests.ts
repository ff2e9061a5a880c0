import type { Payload } from 'payload'

import { mailSearchesLink } from '@/features/subscriptions/server/api'
import { getRequestId } from '@/lib/http/request-id'
import { sourceLocale, type Locale } from '@/lib/i18n/locales'
import { processQueue } from '@/lib/queue/process-queue'
import type { Queue } from '@/lib/queue/queue'
import type { LinkRequest } from '@/payload-types'

import { ownerAccounts, subscriberAccounts, type AccountKind } from '../model/account-kind'
import type { AccountMail } from '../model/account-link'
import type { RequestedLink } from '../model/requested-link'
import { findAccount } from './account-store'
import { mailAccountLink } from './mail-account-link'

/**
 * The work for a request begins once its answer has arrived, so that it delays no answer: it takes longer for known
 * addresses.
 */
const settleMs = 500

interface Request {
  mail: RequestedLink
  /** Normalised. */
  email: string
  /** Of the page; an account has its own. */
  locale: Locale
}

/** Stores a request, which the worker answers. Takes the same time for every address. */
export async function requestLink(
  payload: Payload,
  { mail, email, locale }: Request,
  now: Date,
): Promise<void> {
  await payload.create({
    collection: 'linkRequests',
    data: {
      mail,
      email,
      language: locale,
      state: 'pending',
      requestAttempts: 0,
      requestNextAttemptAt: new Date(now.getTime() + settleMs).toISOString(),
      requestId: await getRequestId(),
    },
    depth: 0,
    // Closed to the API; the limits of the form were counted before.
    overrideAccess: true,
  })
}

/** The e-mail of a member of staff who forgot the password; other collections have no such form. */
export const requestStaffPassword = async (
  payload: Payload,
  { collection, email }: { collection: string; email: string },
): Promise<void> => {
  if (collection !== 'users') return
  await requestLink(payload, { mail: 'users.newPassword', email, locale: sourceLocale }, new Date())
}

type Answer = (payload: Payload, request: Request, sending: { key?: string; now: Date }) => Promise<unknown>

/** Mails a link to the account of the address if there is one; without one, the other e-mail if there is one. */
const toAccount =
  (kind: AccountKind, knownMail: AccountMail, unknown: AccountMail | null = null): Answer =>
  async (payload, { email, locale }, { key, now }) => {
    const account = await findAccount(payload, kind, email)
    const mail = account ? knownMail : unknown
    if (!mail) return
    const holder = kind.linkHolder === 'email' ? email : (account?.id ?? '')
    const recipient = { holder, email, name: account?.name ?? '', locale: account?.language ?? locale }
    await mailAccountLink(payload, kind, recipient, { mail, key, now })
  }

const answers: Record<RequestedLink, Answer> = {
  'owners.signIn': toAccount(ownerAccounts, 'owners.signIn'),
  'owners.newPassword': toAccount(ownerAccounts, 'owners.newPassword'),
  'subscribers.newPassword': toAccount(subscriberAccounts, 'subscribers.newPassword'),
  // A visitor whose address has an account gets the link to a new password.
  'subscribers.signUp': toAccount(subscriberAccounts, 'subscribers.newPassword', 'subscribers.signUp'),
  'subscribers.searches': (payload, { email }, { key, now }) =>
    mailSearchesLink(payload, email, { key, now }),
  'users.newPassword': (payload, { email }) =>
    payload.forgotPassword({ collection: 'users', data: { email } }),
}

/** Answers a request at once; for a page that already knows that the address is known. */
export const answerLinkRequest = (payload: Payload, request: Request, now: Date): Promise<unknown> =>
  answers[request.mail](payload, request, { now })

export const linkRequestQueue: Queue<LinkRequest> = {
  name: 'link requests',
  collection: 'linkRequests',
  columns: {
    state: 'state',
    attempts: 'requestAttempts',
    nextAttemptAt: 'requestNextAttemptAt',
    requestId: 'requestId',
  },
  states: { pending: ['pending'], done: 'answered', failed: 'failed' },
  maxAttempts: 12,
  batchSize: 50,
  maxRestMs: 100,
}

/** Task of the worker: sends the requested e-mails. The key of an e-mail is that of its request, so it is sent once. */
export const answerLinkRequests = (
  payload: Payload,
  { clock = () => new Date() }: { clock?: () => Date } = {},
): Promise<void> =>
  processQueue(payload, linkRequestQueue, {
    clock,
    handle: async ({ id, mail, email, language }) => {
      const sending = { key: `link-request:${id}`, now: clock() }
      await answers[mail](payload, { mail, email, locale: language }, sending)
    },
  })

/** Requests that are done are stored this long, for the log alone. */
const retentionMs = 10 * 60_000

/** Deletes requests that were answered or given up. */
export async function sweepLinkRequests({ db }: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs).toISOString()
  await db.deleteMany({
    collection: 'linkRequests',
    where: { and: [{ state: { in: ['answered', 'failed'] } }, { updatedAt: { less_than: before } }] },
  })
}
