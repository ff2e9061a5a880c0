import { closed } from '@/lib/payload/access'
import { ownerField } from '@/lib/payload/fields/system-fields'

import { linkFields } from '@/features/accounts/server/account-fields'
import { defineCollection } from './define-collection'

/**
 * Links of e-mails with which owners sign in or set a password, each of them once. The key is the digest of the token,
 * which is in the e-mail alone.
 */
export const ownerLinks = defineCollection({
  menu: { hidden: 'Holds only keys that the program checks; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'ownerLinks',
    labels: {
      singular: {
        nl: 'Link van een eigenaar',
        fr: 'Lien de propriétaire',
        en: 'Owner link',
        de: 'Link eines Eigentümers',
      },
      plural: {
        nl: 'Links van eigenaars',
        fr: 'Liens de propriétaires',
        en: 'Owner links',
        de: 'Links von Eigentümern',
      },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [ownerField(), ...linkFields],
  },
})
