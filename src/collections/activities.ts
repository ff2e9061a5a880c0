import { activityKinds } from '@/lib/payload/activities/activity-kinds'
import { isAdministrator, noAccess } from '@/lib/payload/access'
import { logFields } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/**
 * What members of staff did: saves, publications, deletions, log-ins and exports. Written once and deleted by the
 * retention alone. Of an IP address it keeps the network.
 */
export const activities = defineCollection({
  menu: { group: 'system', shownTo: isAdministrator },
  access: { create: noAccess, read: isAdministrator, update: noAccess, delete: noAccess },
  schema: {
    slug: 'activities',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['createdAt', 'userName', 'kind', 'place', 'title', 'network'],
      listSearchableFields: ['userName', 'title', 'place'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      ...logFields([...activityKinds]),
      // Remains after the account is deleted.
      { name: 'userName', type: 'text' },
      {
        name: 'place',
        type: 'text',
        index: true,
        admin: { components: { Cell: '/studio/place-cell#PlaceCell' } },
      },
      {
        name: 'documentId',
        type: 'text',
        admin: { hidden: true },
      },
      {
        // As it was then: the document may be gone. Empty for a log-in, and where it would name a person.
        name: 'title',
        type: 'text',
        admin: { components: { Cell: '/studio/place-cell#DocumentCell' } },
      },
      {
        name: 'network',
        type: 'text',
      },
    ],
  },
})
