import { helpBelow } from '@/features/writing-help/server/help-below'
import type { Field, JSONField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { maxTextLengths } from '@/features/media/model/file-limits'
import { originalNameField } from '@/features/media/server/original-name'
import { localized } from '@/lib/i18n/locales'
import { isStaff, noAccess } from '@/lib/payload/access'
import { languageInput, languageOptions } from '@/lib/payload/fields/common-fields'
import { studioMessage } from '@/lib/payload/studio-message'
import { pictureAlterations } from '@/lib/values/picture-source'
import { textOf } from '@/lib/values/read-value'

const cropSides = ['x', 'y', 'width', 'height']

const cropType: NonNullable<JSONField['typescriptSchema']>[number] = () => ({
  type: ['object', 'null'],
  properties: Object.fromEntries(cropSides.map((side) => [side, { type: 'number' }])),
  required: cropSides,
  additionalProperties: false,
})

/** Required for pictures. The kind of a file is known only after the upload. */
const altValidate: TextFieldSingleValidation = (value, options) => {
  const mimeType: unknown = (options.data as Record<string, unknown>).mimeType
  const isPicture = typeof mimeType === 'string' && mimeType.startsWith('image/')
  if (!isPicture || value?.trim()) return text(value, options)
  return studioMessage(options.req, 'media.refusals.noAlt')
}

export const mediaFields: Field[] = [
  {
    // The shown part, in percent of the original; null for the whole picture. The sizes are made of it.
    name: 'crop',
    type: 'json',
    typescriptSchema: [cropType],
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: { Field: '/composition/studio-parts#CropField' },
    },
  },
  {
    // Payload's own field; only its label is ours.
    name: 'mimeType',
    type: 'text',
  },
  {
    name: 'alt',
    type: 'text',
    localized: true,
    maxLength: maxTextLengths.alt,
    validate: altValidate,
    admin: { components: { afterInput: [helpBelow(['alt'])] } },
  },
  {
    // Shown as words on the picture, wherever visitors see it.
    name: 'alteration',
    type: 'select',
    options: [...pictureAlterations],
    admin: { condition: ({ mimeType }) => !textOf(mimeType).startsWith('video/') },
  },
  {
    name: 'credit',
    type: 'text',
    maxLength: maxTextLengths.credit,
  },
  {
    name: 'language',
    type: 'select',
    options: languageOptions,
    admin: { components: { Field: languageInput } },
  },
  {
    // SHA-256 of what an import fetched, so that the same picture is stored once.
    name: 'contentHash',
    type: 'text',
    unique: true,
    hidden: true,
    access: { create: () => false, read: () => false, update: () => false },
    label: localized(() => 'contentHash'),
  },
  originalNameField(),
  {
    // Set by the search index: it showed a property that was sold or let.
    name: 'withheld',
    type: 'checkbox',
    index: true,
    access: { create: noAccess, read: isStaff, update: noAccess },
    admin: { readOnly: true, condition: ({ withheld }) => withheld === true, disableBulkEdit: true },
  },
  {
    name: 'altLanguages',
    type: 'ui',
    admin: { components: { Cell: '/features/media/studio/alt-languages-cell#AltLanguagesCell' } },
  },
  {
    name: 'usage',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/composition/studio-parts#UsagePanel' },
    },
  },
]
