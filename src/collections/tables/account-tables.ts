import type { Field } from 'payload'

import { accountLinkPurposes } from '@/features/accounts/model/account-link'
import { requestedLinks } from '@/features/accounts/model/requested-link'
import { languageField } from '@/lib/payload/fields/common-fields'
import { queueFields, requestIdField } from '@/lib/payload/fields/system-fields'

import { defineTable } from '../define-collection'

const accountOf = (name: string, relationTo: 'users' | 'owners' | 'subscribers'): Field => ({
  name,
  type: 'relationship',
  relationTo,
  required: true,
  index: true,
})

/** The digest of a token, which the browser or the e-mail alone has. */
const key: Field = { name: 'key', type: 'text', required: true, unique: true }

const until: Field = { name: 'until', type: 'date', required: true, index: true }

/** Of a session, after its account. */
const sessionColumns: Field[] = [key, { name: 'beganAt', type: 'date', required: true }, until]

/** Of a link that works once, after its recipient. */
const linkColumns: Field[] = [
  { name: 'purpose', type: 'select', required: true, options: [...accountLinkPurposes] },
  key,
  until,
  { name: 'usedAt', type: 'date' },
]

/**
 * Second factors of staff, and their unused recovery codes: one row each. Rows of their own, because Payload writes
 * whole accounts back and would undo a claim. The secret of an app is encrypted, a recovery code is a digest.
 */
export const secondFactors = defineTable({
  slug: 'secondFactors',
  timestamps: true,
  columns: [
    accountOf('user', 'users'),
    { name: 'kind', type: 'select', required: true, options: ['totp', 'passkey', 'recovery'] },
    { name: 'name', type: 'text' },
    // One app per account, one row per passkey, one per recovery code.
    { name: 'key', type: 'text', required: true, unique: true },
    // Of an app encrypted, of a passkey its public key.
    { name: 'secret', type: 'text' },
    // Of an app the last accepted step, of a passkey its signature counter.
    { name: 'counter', type: 'number', required: true, defaultValue: 0 },
    { name: 'usedAt', type: 'date' },
  ],
})

/** Second steps that are open for five minutes: of a log-in, or the enrolment of a factor. */
export const logInChallenges = defineTable({
  slug: 'logInChallenges',
  timestamps: true,
  columns: [
    accountOf('user', 'users'),
    // `verify`: the factor is asked; `enrol`: one must be set up first; `add`: from the account's page.
    { name: 'purpose', type: 'select', required: true, options: ['verify', 'enrol', 'add'] },
    key,
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    // The number that a passkey signs.
    { name: 'nonce', type: 'text', required: true },
    // Of an app that is being set up; encrypted.
    { name: 'secret', type: 'text' },
    until,
    { name: 'isUsed', type: 'checkbox', required: true, defaultValue: false },
  ],
})

/**
 * Sessions of staff: a token is valid as long as the row that it names is here. Rows of their own, because Payload
 * writes the whole list of an account back, with which a session that was just ended would return.
 */
export const staffSessions = defineTable({
  slug: 'staffSessions',
  columns: [
    accountOf('user', 'users'),
    ...sessionColumns,
    { name: 'device', type: 'text' },
    { name: 'seenAt', type: 'date', required: true },
  ],
})

export const ownerSessions = defineTable({
  slug: 'ownerSessions',
  columns: [accountOf('owner', 'owners'), ...sessionColumns],
})

/** Links of e-mails with which owners sign in or set a password, each of them once. */
export const ownerLinks = defineTable({
  slug: 'ownerLinks',
  columns: [accountOf('owner', 'owners'), ...linkColumns],
})

export const subscriberSessions = defineTable({
  slug: 'subscriberSessions',
  columns: [accountOf('subscriber', 'subscribers'), ...sessionColumns],
})

/**
 * Links of e-mails with which visitors make an account or set a new password, each of them once. An e-mail address needs
 * no account yet.
 */
export const subscriberLinks = defineTable({
  slug: 'subscriberLinks',
  columns: [{ name: 'email', type: 'email', required: true, index: true }, languageField(), ...linkColumns],
})

/**
 * Requests for an e-mail with a link, of known and unknown addresses alike: stored before the answer, so that neither its
 * text nor its time tells whether there is an account, and no end of the process loses the e-mail.
 */
export const linkRequests = defineTable({
  slug: 'linkRequests',
  timestamps: true,
  columns: [
    { name: 'mail', type: 'select', required: true, options: [...requestedLinks] },
    { name: 'email', type: 'text', required: true },
    languageField(),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      options: ['pending', 'answered', 'failed'],
    },
    ...queueFields('request', { required: true }),
    requestIdField(),
  ],
})
