import { ownerLinkLabels, ownerLinkPurposes } from '@/features/accounts/model/owner-link'
import { closed } from '@/lib/payload/access'
import { ownerField } from '@/lib/payload/fields/system-fields'

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
    fields: [
      ownerField(),
      {
        name: 'purpose',
        type: 'select',
        required: true,
        options: ownerLinkPurposes.map((value) => ({ value, label: ownerLinkLabels[value] })),
        label: { nl: 'Doel', fr: 'But', en: 'Purpose', de: 'Zweck' },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        label: { nl: 'Sleutel', fr: 'Clé', en: 'Key', de: 'Schlüssel' },
      },
      {
        name: 'until',
        type: 'date',
        required: true,
        index: true,
        label: { nl: 'Tot', fr: 'Jusqu’au', en: 'Until', de: 'Bis' },
      },
      {
        name: 'usedAt',
        type: 'date',
        label: { nl: 'Gebruikt', fr: 'Utilisé', en: 'Used', de: 'Verwendet' },
      },
    ],
  },
})
