import type { Field, FieldAccess } from 'payload'

import { closedToTranslators, isEditor, isStaff } from '@/lib/payload/access'
import { allFields } from '@/features/property/model/catalogue'
import { matchingDemandsField } from '@/features/subscriptions/server/demand-endpoints'
import { localized } from '@/lib/i18n/locales'
import { isModuleOn } from '@/lib/site-config'

/** The owners of the property, and what they see of it. */
const ownerFields: Field[] = [
  {
    name: 'owners',
    type: 'relationship',
    relationTo: 'owners',
    hasMany: true,
    access: { ...closedToTranslators, read: isStaff },
    admin: { hidden: !isModuleOn('owners') },
  },
  {
    name: 'ownerPanel',
    type: 'ui',
    admin: {
      condition: () => isModuleOn('owners'),
      disableListColumn: true,
      components: { Field: '/composition/studio-parts#OwnerPanel' },
    },
  },
]

const onlyStaff: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = {
  ...closedToTranslators,
  read: isStaff,
}

const texts = ['headline', 'description', 'marquee', 'pictures', 'plans', 'agent', 'project', 'documents']

const lockable = allFields.map(({ name, label }) => ({
  value: name,
  label: localized((locale) => label[locale]),
}))

const visibilityFields: Field[] = [
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    index: true,
    // Decides which agent sees the leads, files and appointments, so agents cannot change it. See `assignOwnAgent`.
    access: { create: isEditor, update: isEditor },
    admin: { width: '50%' },
  },
  {
    name: 'project',
    type: 'relationship',
    relationTo: 'projects',
    index: true,
    access: closedToTranslators,
    admin: {
      hidden: !isModuleOn('projects'),
      width: '50%',
    },
  },
  {
    name: 'onlineSince',
    type: 'date',
    index: true,
    access: closedToTranslators,
    admin: {
      width: '50%',
      date: { pickerAppearance: 'dayAndTime' },
    },
  },
  {
    name: 'optionAt',
    type: 'date',
    access: closedToTranslators,
    admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
  },
  {
    name: 'soldAt',
    type: 'date',
    access: closedToTranslators,
    admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
  },
]

/** What the seller agreed to; without a date nothing. */
const consentField: Field = {
  name: 'sellerConsent',
  type: 'group',
  access: onlyStaff,
  admin: {
    condition: ({ status, soldAt }) => status === 'sold' || status === 'rented' || Boolean(soldAt),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'date',
          type: 'date',
          access: onlyStaff,
          hooks: { beforeDuplicate: [() => null] },
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
        },
        {
          name: 'includesPrice',
          type: 'checkbox',
          defaultValue: false,
          access: onlyStaff,
          hooks: { beforeDuplicate: [() => false] },
          admin: { width: '50%' },
        },
      ],
    },
  ],
}

const sourceFields: Field[] = [
  {
    name: 'source',
    type: 'text',
    // A copy belongs to no feed.
    hooks: { beforeDuplicate: [() => null] },
    maxLength: 60,
    access: onlyStaff,
    admin: { width: '50%' },
  },
  {
    name: 'externalId',
    type: 'text',
    // A copy belongs to no feed.
    hooks: { beforeDuplicate: [() => null] },
    index: true,
    maxLength: 120,
    access: onlyStaff,
    admin: { width: '50%' },
  },
]

const feedValuesField: Field = {
  name: 'feedValues',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/features/import/studio/feed-values#FeedValues' },
  },
}

const lockedField: Field = {
  name: 'lockedFields',
  type: 'select',
  hasMany: true,
  access: onlyStaff,
  options: [...texts, ...lockable],
}

/** Responsible agent, origin and internal notes. */
export const internalFields: Field[] = [
  { type: 'row', fields: visibilityFields },
  consentField,
  {
    name: 'isSpotlight',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    access: closedToTranslators,
  },
  ...ownerFields,
  {
    name: 'notes',
    type: 'textarea',
    maxLength: 10_000,
    access: onlyStaff,
  },
  { type: 'row', fields: sourceFields },
  matchingDemandsField,
  feedValuesField,
  lockedField,
]
