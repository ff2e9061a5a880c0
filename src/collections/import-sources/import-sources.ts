import type { Field, TextFieldSingleValidation } from 'payload'

import { isApiFormat } from '@/features/import/model/api-kinds'
import { feedFormatNames } from '@/features/import/model/feed-formats'
import { sourceEndpoints } from '@/features/import/server/import-endpoints'
import { isLocale, localeNames, locales } from '@/lib/i18n/locales'
import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { studioMessage } from '@/lib/payload/studio-message'

import { defineCollection } from '../define-collection'
import { accountFields } from './account-fields'
import { folderField } from './folder-field'
import { locationFields } from './location-fields'
import { codesField, mappingField } from './mapping-fields'
import { ruleFields } from './rule-fields'
import { scheduleFields } from './schedule-fields'

const checkKey: TextFieldSingleValidation = (value, { req }) =>
  /^[a-z0-9][a-z0-9-]{0,59}$/.test(value ?? '') || studioMessage(req, 'fields.sourceKey')

const identityFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { width: '50%' },
      },
      {
        name: 'key',
        type: 'text',
        required: true,
        unique: true,
        maxLength: 60,
        // The properties of the source carry it: with another key they would no longer be recognised.
        access: { update: noAccess },
        validate: checkKey,
        admin: {
          width: '50%',
        },
      },
    ],
  },
  {
    name: 'active',
    type: 'checkbox',
    defaultValue: true,
  },
]

const feedFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'format',
        type: 'select',
        required: true,
        defaultValue: 'specification3',
        options: feedFormatNames,
        admin: { width: '50%' },
      },
      {
        name: 'location',
        type: 'select',
        required: true,
        defaultValue: 'address',
        options: ['address', 'file', 'folder'],
        admin: { width: '50%', condition: (_, { format }) => !isApiFormat(format) },
      },
    ],
  },
  ...locationFields,
  folderField,
  ...accountFields,
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    required: true,
    // Most feeds are in two languages.
    defaultValue: ['fr', 'nl'].filter(isLocale),
    options: locales.map((value) => ({ value, label: localeNames[value] })),
  },
  {
    name: 'textLanguage',
    type: 'select',
    options: locales.map((value) => ({ value, label: localeNames[value] })),
  },
]

/** Where properties come from: one document per feed. */
export const importSources = defineCollection({
  menu: { group: 'system', shownTo: isEditor },
  access: { create: isAdministrator, read: isEditor, update: isAdministrator, delete: isAdministrator },
  schema: {
    slug: 'importSources',
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'key', 'format', 'active'] },
    defaultSort: 'name',
    disableDuplicate: true,
    endpoints: sourceEndpoints,
    fields: [...identityFields, ...feedFields, ...scheduleFields, ...ruleFields, mappingField, codesField],
  },
})
