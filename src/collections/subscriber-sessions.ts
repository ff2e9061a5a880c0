import { closed } from '@/lib/payload/access'
import { subscriberField } from '@/lib/payload/fields/system-fields'

import { sessionFields } from '@/features/accounts/server/account-fields'
import { defineCollection } from './define-collection'

/** Sessions of subscribers. The key is the digest of a token that the cookie of the browser alone has. */
export const subscriberSessions = defineCollection({
  menu: { hidden: 'Subscribers end their session by logging out; there is nothing to read or change.' },
  access: closed,
  schema: {
    slug: 'subscriberSessions',
    labels: {
      singular: {
        nl: 'Sessie van een ingeschrevene',
        fr: 'Session d’abonné',
        en: 'Subscriber session',
        de: 'Sitzung eines Abonnenten',
      },
      plural: {
        nl: 'Sessies van ingeschrevenen',
        fr: 'Sessions d’abonnés',
        en: 'Subscriber sessions',
        de: 'Sitzungen von Abonnenten',
      },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [subscriberField(), ...sessionFields],
  },
})
