import type { CollectionConfig } from 'payload'

import { collectionSteps } from '@/lib/payload/save-pipeline'

import { dropUnsetPassword, keepPasswordToHolder } from './holder-password'
import { askCurrentPassword } from './own-password'
import { checkPassword } from './password-rules'
import { claimResetToken, storeResetDigest } from './reset-token'

const accounts = { rule: 'has accounts', fits: ({ auth }: CollectionConfig) => Boolean(auth) }

/** The rules for passwords and for links to a new one, of every collection of accounts. */
export const accountRuleSteps = collectionSteps({
  keepPasswordToHolder: {
    stage: 'open',
    reason: 'the password of an owner or subscriber is chosen by its holder alone',
    for: accounts,
    run: keepPasswordToHolder,
  },
  checkPassword: {
    stage: 'open',
    reason: 'a password that is easy to guess is refused while it can be read',
    for: accounts,
    run: checkPassword,
  },
  askCurrentPassword: {
    stage: 'open',
    reason: 'who changes the own password or e-mail address proves to know the password',
    for: accounts,
    run: askCurrentPassword,
  },
  claimResetToken: {
    stage: 'begin',
    reason:
      'the link to a new password works once; after the checks, so that a refused password does not use it up',
    for: accounts,
    run: claimResetToken,
  },
  storeResetDigest: {
    stage: 'derive',
    reason: 'the database has the digest of a link to a new password, never the link',
    for: accounts,
    run: storeResetDigest,
  },
  dropUnsetPassword: {
    stage: 'settle',
    reason:
      'a new account of a visitor has no password until its holder chooses one, whatever fails after this',
    for: accounts,
    run: dropUnsetPassword,
  },
})
