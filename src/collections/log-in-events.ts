import { logInEventKinds } from '@/features/sign-in/model/log-in-event-kinds'
import { isAdministrator, noAccess } from '@/lib/payload/access'
import { logFields } from '@/lib/payload/fields/system-fields'

import { defineCollection } from './define-collection'

/**
 * Log-ins of staff, refused ones too, what they viewed as an owner, and changes of the password or e-mail address of any
 * account. Written once and deleted by the retention alone, so that an intruder cannot remove them. Contains no e-mail
 * address of unknown accounts.
 */
export const logInEvents = defineCollection({
  menu: { group: 'system', shownTo: isAdministrator },
  access: { create: noAccess, read: isAdministrator, update: noAccess, delete: noAccess },
  schema: {
    slug: 'logInEvents',
    admin: {
      useAsTitle: 'kind',
      defaultColumns: ['kind', 'userName', 'about', 'device', 'clientIp', 'createdAt'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      ...logFields([...logInEventKinds]),
      // Remains after the account is deleted; empty for an unknown account.
      {
        name: 'userName',
        type: 'text',
      },
      {
        // The studio title of the property, or the name of the account, of a subscriber the masked e-mail address: it
        // remains after either is deleted.
        name: 'about',
        type: 'text',
        admin: { components: { Cell: '/studio/place-cell#TextCell' } },
      },
      {
        name: 'device',
        type: 'text',
      },
      {
        name: 'clientIp',
        type: 'text',
      },
    ],
  },
})
