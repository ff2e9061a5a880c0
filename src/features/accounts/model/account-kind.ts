import type { Locale } from '@/lib/i18n/locales'

import { ownerSessionLife, subscriberSessionLife, type SessionLife } from './session-life'

/** Where the accounts of one kind of visitor are stored and how long they stay signed in. */
export interface AccountKind {
  accounts: 'owners' | 'subscribers'
  sessions: 'ownerSessions' | 'subscriberSessions'
  links: 'ownerLinks' | 'subscriberLinks'
  /** Field of a session with its account. */
  holder: 'owner' | 'subscriber'
  /** Field of a link with the account, or with the e-mail address that it was mailed to. */
  linkHolder: 'owner' | 'email'
  /** Cookie of the session. Scripts never see it. */
  cookieName: string
  /** Cookie that tells scripts that there is a session, where a page needs it; it opens nothing. */
  markerName?: string
  life: SessionLife
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
  life: ownerSessionLife,
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
  life: subscriberSessionLife,
  home: (locale) => `/${locale}/my/searches/`,
  base: (locale) => `/${locale}/my/account/`,
} as const satisfies AccountKind
