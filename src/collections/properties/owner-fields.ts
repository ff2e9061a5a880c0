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
    label: { nl: 'Eigenaars', fr: 'Propriétaires', en: 'Owners', de: 'Eigentümer' },
    admin: {
      description: {
        nl: 'Zij zien dit pand in het eigenaarsportaal. Bezoekers zien nooit wie ze zijn.',
        fr: 'Ils voient ce bien dans l’espace propriétaire. Les visiteurs ne voient jamais qui ils sont.',
        en: 'They see this property in the owner portal. Visitors never see who they are.',
        de: 'Sie sehen dieses Objekt im Eigentümerportal. Besucher sehen nie, wer sie sind.',
      },
    },
  },
  {
    name: 'ownerPanel',
    type: 'ui',
    label: {
      nl: 'Voor de eigenaar',
      fr: 'Pour le propriétaire',
      en: 'For the owner',
      de: 'Für den Eigentümer',
    },
    admin: { disableListColumn: true, components: { Field: '/composition/studio-parts#OwnerPanel' } },
  },
]
