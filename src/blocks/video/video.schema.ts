import type { Condition, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'
import { studioMessage } from '@/lib/payload/studio-message'
import { textOf } from '@/lib/values/read-value'
import { isWebUrl } from '@/lib/values/external-link'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const isFrom =
  (source: 'upload' | 'link'): Condition =>
  (_, sibling) =>
    sibling?.source === source

/** Only http and https URLs; those of unknown services become plain links. */
const filmUrlValidate: TextFieldSingleValidation = (value, options) => {
  const basic = text(value, options)
  if (basic !== true || !value || isWebUrl(textOf(value))) return basic
  return studioMessage(options.req, 'fields.filmUrl')
}

export const videoSchema: BlockSchema<'video'> = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  admin: inPicker('video', 'picture'),
  fields: [
    {
      name: 'source',
      type: 'select',
      required: true,
      defaultValue: 'link',
      options: ['link', 'upload'],
    },
    {
      name: 'filmUrl',
      type: 'text',
      maxLength: 500,
      validate: filmUrlValidate,
      admin: {
        condition: isFrom('link'),
      },
    },
    {
      name: 'film',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'video/' } },
      admin: {
        condition: isFrom('upload'),
      },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
      maxLength: 250,
    },
    {
      name: 'shape',
      type: 'select',
      defaultValue: 'wide',
      options: ['wide', 'square', 'tall'],
    },
    ...blockOptions({
      only: optionsWithoutItems,
    }),
  ],
}
