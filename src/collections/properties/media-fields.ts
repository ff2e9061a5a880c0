import type { ArrayField, Field, TextFieldSingleValidation, UploadField } from 'payload'
import { text } from 'payload/shared'

import { closedToTranslators, isStaff, staffRole } from '@/lib/payload/access'
import { picturesInput } from '@/features/media/model/pictures-input'
import { studioLabel } from '@/lib/i18n/studio-text'
import { studioMessage } from '@/lib/payload/studio-message'
import type { PictureKind } from '@/features/media/model/propose-alt'
import { linkTarget } from '@/lib/values/external-link'

const validateWebUrl: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || linkTarget(value)?.kind === 'external') return basic
  return studioMessage(options.req, 'fields.webAddress')
}

const pictures = (name: string, altKind: PictureKind): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  access: closedToTranslators,
  filterOptions: { mimeType: { contains: 'image/' } },
  admin: { components: { Field: picturesInput({ altSource: 'property', altKind }) } },
})

const urlsField = (name: string): ArrayField => ({
  name,
  type: 'array',
  access: closedToTranslators,
  admin: { initCollapsed: false },
  fields: [
    {
      name: 'url',
      type: 'text',
      required: true,
      validate: validateWebUrl,
    },
  ],
})

const documentsField: Field = {
  name: 'documents',
  type: 'join',
  collection: 'documents',
  on: 'property',
  access: { read: isStaff },
  admin: { defaultColumns: ['title', 'kind', 'audience', 'originalName'] },
}

/** Pictures, plans, films, tours and documents. */
export const mediaFields: Field[] = [
  pictures('pictures', 'photo'),
  pictures('plans', 'plan'),
  urlsField('videos'),
  urlsField('tours'),
  documentsField,
  {
    name: 'documentsDrop',
    type: 'ui',
    admin: {
      condition: (_data, _siblings, { user }) => staffRole(user) !== 'translator',
      components: {
        Field: {
          path: '/composition/studio-parts#DocumentsDrop',
          clientProps: { word: studioLabel('media.words.document') },
        },
      },
    },
  },
]
