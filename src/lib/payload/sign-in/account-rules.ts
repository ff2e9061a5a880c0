import type { CollectionConfig } from 'payload'

import { dropUnsetPassword, keepPasswordToHolder } from './holder-password'
import { askCurrentPassword } from './own-password'
import { checkPassword } from './password-rules'
import { claimResetToken, storeResetDigest } from './reset-token'

/** Puts the rules for passwords and for links to a new one before the hooks of every collection of accounts. */
export function withAccountRules(collection: CollectionConfig): CollectionConfig {
  if (!collection.auth) return collection
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      // The claim is last: a password that is refused does not use the link up.
      beforeOperation: [
        keepPasswordToHolder,
        checkPassword,
        askCurrentPassword,
        ...(hooks?.beforeOperation ?? []),
        claimResetToken,
      ],
      beforeChange: [...(hooks?.beforeChange ?? []), storeResetDigest],
      afterChange: [...(hooks?.afterChange ?? []), dropUnsetPassword],
    },
  }
}
