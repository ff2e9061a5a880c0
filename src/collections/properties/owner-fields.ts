import type { Field } from 'payload'

import { closedToTranslators, isStaff } from '@/lib/payload/access'

/** The owners of the property, and what they see of it. */
export const ownerFields: Field[] = [
  {
    name: 'owners',
    type: 'relationship',
    relationTo: 'owners',
    hasMany: true,
    access: { ...closedToTranslators, read: isStaff },
  },
  {
    name: 'ownerPanel',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '/composition/studio-parts#OwnerPanel' } },
  },
]
