import { closed } from '@/lib/payload/access'
import { ownerField } from '@/lib/payload/fields/system-fields'

import { sessionFields } from '@/features/accounts/server/account-fields'
import { defineCollection } from './define-collection'

/** Sessions of owners. The key is the digest of a token that the cookie of the browser alone has. */
export const ownerSessions = defineCollection({
  menu: { hidden: 'Owners end their session by logging out; there is nothing to read or change.' },
  access: closed,
  schema: {
    slug: 'ownerSessions',
    labels: {
      singular: {
        nl: 'Sessie van een eigenaar',
        fr: 'Session de propriétaire',
        en: 'Owner session',
        de: 'Sitzung eines Eigentümers',
      },
      plural: {
        nl: 'Sessies van eigenaars',
        fr: 'Sessions de propriétaires',
        en: 'Owner sessions',
        de: 'Sitzungen von Eigentümern',
      },
    },
    disableDuplicate: true,
    timestamps: false,
    lockDocuments: false,
    fields: [ownerField(), ...sessionFields],
  },
})
