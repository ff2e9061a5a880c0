import { closed } from '@/lib/payload/access'
import { languageField } from '@/lib/payload/fields/common-fields'

import { linkFields } from '@/features/accounts/server/account-fields'
import { defineCollection } from './define-collection'

/**
 * Links of e-mails with which visitors make an account or set a new password, each of them once. An e-mail address needs
 * no account yet. The key is the digest of the token, which is in the e-mail alone.
 */
export const subscriberLinks = defineCollection({
  menu: { hidden: 'Holds only keys that the program checks; there is nothing to read or to change.' },
  access: closed,
  schema: {
    slug: 'subscriberLinks',
    labels: {
      singular: {
        nl: 'Link van een ingeschrevene',
        fr: 'Lien d’abonné',
        en: 'Subscriber link',
        de: 'Link eines Abonnenten',
      },
      plural: {
        nl: 'Links van ingeschrevenen',
        fr: 'Liens d’abonnés',
        en: 'Subscriber links',
        de: 'Links von Abonnenten',
      },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [
      {
        name: 'email',
        type: 'email',
        required: true,
        index: true,
        label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
      },
      languageField(),
      ...linkFields,
    ],
  },
})
