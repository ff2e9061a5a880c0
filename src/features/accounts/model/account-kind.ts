import type { Locale } from '@/lib/i18n/locales'
import type { SessionCookies } from '@/lib/sessions/session-cookie'
import type { SessionKind } from '@/lib/sessions/sessions'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Where the accounts of one kind of visitor are stored and how long they stay signed in. */
export interface AccountKind extends SessionKind, SessionCookies {
  accounts: 'owners' | 'subscribers'
  sessions: 'ownerSessions' | 'subscriberSessions'
  links: 'ownerLinks' | 'subscriberLinks'
  holder: 'owner' | 'subscriber'
  /** Field of a link with the account, or with the e-mail address that it was mailed to. */
  linkHolder: 'owner' | 'email'
  /** Path of the page with the log-in. */
  home: (locale: Locale) => string
  /** Path below which the forms and the pages of links are. */
  base: (locale: Locale) => string
}

export const ownerAccounts = {
  accounts: 'owners',
  sessions: 'ownerSessions',
  links: 'ownerLinks',
  holder: 'owner',
  linkHolder: 'owner',
  cookieName: 'owner_session',
  // They see offers, viewings and the figures of a sale.
  life: { idleMs: 30 * minuteMs, longestMs: 8 * hourMs, renewalMs: minuteMs },
  home: (locale) => `/${locale}/login/`,
  base: (locale) => `/${locale}/login/`,
} as const satisfies AccountKind

/** A link is for an e-mail address: the account is made once its holder has proved to read it. */
export const subscriberAccounts = {
  accounts: 'subscribers',
  sessions: 'subscriberSessions',
  links: 'subscriberLinks',
  holder: 'subscriber',
  linkHolder: 'email',
  cookieName: 'subscriber_session',
  markerName: 'subscriber',
  // They come back for months, on their own devices, to searches and saved homes.
  life: { idleMs: 30 * dayMs, longestMs: 180 * dayMs, renewalMs: hourMs },
  home: (locale) => `/${locale}/my/searches/`,
  base: (locale) => `/${locale}/my/account/`,
} as const satisfies AccountKind
