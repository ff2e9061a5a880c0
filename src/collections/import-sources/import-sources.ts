import type { Field, TextFieldSingleValidation, TextField, Where } from 'payload'

import { isApiFormat } from '@/features/import/model/api-kinds'
import { feedFormatNames } from '@/features/import/model/feed-formats'
import { sourceEndpoints } from '@/features/import/server/import-endpoints'
import { isLocale } from '@/lib/i18n/locales'
import { isAdministrator, isEditor, noAccess } from '@/lib/payload/access'
import { languageOptions, writtenLanguageInput } from '@/lib/payload/fields/common-fields'
import { studioMessage } from '@/lib/payload/studio-message'
import { isFeedFolder, isFeedUrl, isFeedFile } from '@/features/import/model/feed-location'
import { isRecord } from '@/lib/values/read-value'
import { isScheduleFor, schedules } from '@/features/import/model/import-schedule'

import { defineCollection } from '../define-collection'
import { accountFields } from './account-fields'
import { codesField, mappingField } from './mapping-fields'
import { ruleFields } from './rule-fields'

/** When the source is imported by itself. */
const scheduleFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'schedule',
        type: 'select',
        required: true,
        defaultValue: 'never',
        options: [...schedules],
        filterOptions: ({ options, siblingData }) => {
          const { location, format } = isRecord(siblingData) ? siblingData : {}
          const isFolder = location === 'folder' && !isApiFormat(format)
          return options.filter((option) =>
            isScheduleFor(isFolder, typeof option === 'string' ? option : option.value),
          )
        },
        admin: { width: '50%' },
      },
      {
        name: 'scheduleHour',
        type: 'number',
        defaultValue: 4,
        min: 0,
        max: 23,
        admin: { width: '50%', step: 1, condition: (_, { schedule }) => schedule === 'daily' },
      },
    ],
  },
  {
    name: 'scheduledAt',
    type: 'date',
    access: { create: noAccess, update: noAccess },
    admin: { hidden: true },
  },
]

type LocationField = 'file' | 'url'

const isValid: Readonly<Record<LocationField, (text: string) => boolean>> = {
  file: isFeedFile,
  url: isFeedUrl,
}

/** One of the two is required, and only the one that is shown is checked. */
const checkLocation =
  (name: LocationField): TextFieldSingleValidation =>
  (value, { siblingData, req }) => {
    const { location, format } = siblingData as { location?: unknown; format?: unknown }
    if (isApiFormat(format)) {
      // An account may not travel unprotected.
      const isApi = !value || (isFeedUrl(value) && value.startsWith('https://'))
      return name === 'file' || isApi || studioMessage(req, 'fields.apiUrl')
    }
    if (location !== name || (value && isValid[name](value))) return true
    return studioMessage(req, name === 'file' ? 'fields.feedFile' : 'fields.feedUrl')
  }

const locationField = (name: LocationField): TextField => ({
  name,
  type: 'text',
  maxLength: 500,
  validate: checkLocation(name),
  admin: {
    condition: (_, { location, format }) => (isApiFormat(format) ? name === 'url' : location === name),
  },
})

/** Where the feed is: the one that `location` names. */
const locationFields: TextField[] = [locationField('url'), locationField('file')]

/** The files of a folder belong to one source: another one would take them away. Uploaded files are in the folder of a key. */
const checkFolder: TextFieldSingleValidation = async (value, { data, id, req, siblingData }) => {
  const { location, format, key } = isRecord(siblingData) ? siblingData : { ...data }
  if (location !== 'folder' || isApiFormat(format)) return true
  if (value && !isFeedFolder(value)) return studioMessage(req, 'fields.feedFolder')
  const folder = value || String(key ?? '')
  const isTaken: Where = { or: [{ key: { equals: folder } }, { folder: { equals: folder } }] }
  const { totalDocs } = await req.payload.count({
    collection: 'importSources',
    where: id === undefined ? isTaken : { and: [{ id: { not_equals: id } }, isTaken] },
    // Whether a name is free depends on sources that the reader may not see.
    overrideAccess: true,
  })
  return totalDocs === 0 || studioMessage(req, 'fields.feedFolderTaken')
}

/** Where the files of the office's software arrive. */
const folderField: TextField = {
  name: 'folder',
  type: 'text',
  maxLength: 60,
  validate: checkFolder,
  admin: {
    condition: (_, { location, format }) => location === 'folder' && !isApiFormat(format),
  },
}

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
        defaultValue: 'url',
        options: ['url', 'file', 'folder'],
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
    options: languageOptions,
    admin: { components: { Field: writtenLanguageInput } },
  },
  {
    name: 'textLanguage',
    type: 'select',
    options: languageOptions,
    admin: { components: { Field: writtenLanguageInput } },
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
