import type { Field } from 'payload'

import { tags } from '@/lib/cache/tags'
import {
  closedToTranslators,
  isAdministrator,
  isAgent,
  isStaff,
  publishedOrStaff,
} from '@/lib/payload/access'
import { draftsWithAutosave } from '@/lib/payload/drafts'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { nameField } from '@/lib/payload/fields/common-fields'
import { picturesInput } from '@/features/media/model/pictures-input'
import { publishedInField } from '@/features/translation/server/published-in-field'
import { translationFields } from '@/features/translation/server/translation-fields'
import { projectUrlField } from '@/features/routing/server/project-url-field'
import { publicUrlEndpoint } from '@/features/routing/server/public-url-endpoint'

import { defineCollection } from '../define-collection'
import { externalWebField, projectAddress, projectTexts } from './project-fields'

const identity: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'number',
        type: 'number',
        required: true,
        unique: true,
        min: 1,
        max: 999_999_999,
        access: closedToTranslators,
        admin: { width: '50%', step: 1 },
      },
      {
        name: 'status',
        type: 'select',
        required: true,
        index: true,
        defaultValue: 'active',
        access: closedToTranslators,
        options: ['active', 'upcoming', 'sold', 'soldOut'],
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'types',
    type: 'relationship',
    relationTo: 'propertyTypes',
    hasMany: true,
    access: closedToTranslators,
  },
  externalWebField,
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    access: closedToTranslators,
  },
]

const media: Field[] = [
  {
    name: 'pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    access: closedToTranslators,
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { components: { Field: picturesInput({ altSource: 'project' }) } },
  },
  {
    name: 'units',
    type: 'join',
    collection: 'properties',
    on: 'project',
    admin: { defaultColumns: ['studioTitle', 'status', 'price'] },
  },
]

/** New-build projects. Their units are properties that reference them; prices and surfaces come from the units. */
export const projects = defineCollection({
  module: 'projects',
  menu: { group: 'catalogue', shownTo: isStaff },
  access: {
    create: isAgent,
    read: publishedOrStaff,
    update: isStaff,
    delete: isAdministrator,
    readVersions: isStaff,
  },
  refreshes: ({ differs }) => [
    tags.list('projects'),
    ...(differs('name', 'slug', 'number', 'publishedIn', 'externalWeb') ? [tags.routes] : []),
  ],
  findable: {
    title: ['name'],
    text: ['number'],
    related: [
      { field: 'locality', collection: 'localities', texts: ['name', 'zip'] },
      { field: 'agent', collection: 'agents', texts: ['name'] },
    ],
  },
  schema: {
    slug: 'projects',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'number', 'status', '_status'],
    },
    defaultSort: '-number',
    // The access rule of the postal address reads it, whatever a query selects.
    forceSelect: { publishAddress: true },
    trash: true,
    versions: draftsWithAutosave,
    endpoints: [...translationEndpoints, publicUrlEndpoint('projects')],
    fields: [
      nameField(),
      projectUrlField(),
      publishedInField(),
      ...translationFields(),
      {
        type: 'tabs',
        tabs: [
          { label: 'identity', fields: identity },
          { label: 'texts', fields: projectTexts },
          { label: 'address', fields: projectAddress },
          {
            label: 'mediaAndUnits',
            fields: media,
          },
        ],
      },
    ],
  },
})
