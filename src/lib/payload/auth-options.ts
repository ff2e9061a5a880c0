import type { IncomingAuthType } from 'payload'

import { env } from '@/lib/env'
import { toLocale, type Locale } from '@/lib/i18n/locales'
import { mailTranslator } from '@/lib/i18n/mail-translator'
import { isRecord } from '@/lib/values/read-value'

const languageOf = (user: unknown): Locale => toLocale(isRecord(user) ? user.language : null)

interface ResetFacts {
  token?: string
  user?: unknown
}

const resetMailSubject = (facts?: ResetFacts): string =>
  mailTranslator(languageOf(facts?.user))('account.reset')

function resetMailHtml(facts?: ResetFacts): string {
  const t = mailTranslator(languageOf(facts?.user))
  const href = `${env.serverUrl}/admin/reset/${encodeURIComponent(facts?.token ?? '')}/`
  return `<p>${t('account.invitation')}</p><a href="${href}">${t('account.reset')}</a><p>${t('account.notYou')}</p>`
}

const minute = 60
const minuteInMs = 60_000

/**
 * Common to the three account collections. The lock is that of Payload's own log-in, which owners and subscribers do not
 * use: nothing locks them, and the columns of the lock stay empty.
 */
const commonOptions = {
  depth: 0,
  lockTime: 10 * minuteInMs,
  // Scripts of a page never see the token; it travels in a cookie alone.
  removeTokenFromResponses: true,
  maxLoginAttempts: 5,
  useAPIKey: false,
  useSessions: true,
} satisfies IncomingAuthType

/**
 * Session of twelve hours after the last renewal, `features/sign-in/model/staff-sessions.ts`; the studio renews it during work. No lock: a stranger could lock staff
 * out, and its message reveals accounts. `lib/payload/sign-in` limits the attempts instead.
 */
export const staffAuth = {
  ...commonOptions,
  maxLoginAttempts: 0,
  tokenExpiration: 12 * 60 * minute,
  forgotPassword: { generateEmailHTML: resetMailHtml, generateEmailSubject: resetMailSubject },
} satisfies IncomingAuthType

/** Owners and subscribers have sessions of their own (`features/accounts`): a token of Payload opens nothing. */
export const visitorAuth = { ...commonOptions, tokenExpiration: 30 * minute } satisfies IncomingAuthType
