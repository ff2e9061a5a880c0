import type { Field } from 'payload'

import { pictureRowsInput } from '@/features/media/model/pictures-input'
import { blockOptions } from '@/lib/payload/fields/block-options'
import { urlField } from '@/lib/payload/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const maxPictures = 40

const picturesField: Field = {
  name: 'pictures',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: maxPictures,
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
      maxLength: 250,
    },
    {
      ...urlField(),
      admin: {},
    },
  ],
}

export const gallerySchema: BlockSchema<'gallery'> = {
  slug: 'gallery',
  interfaceName: 'GalleryBlock',
  admin: inPicker('gallery', 'picture'),
  fields: [
    picturesField,
    pictureRowsInput({ list: 'pictures', max: maxPictures, altSource: 'page' }),
    {
      name: 'arrangement',
      type: 'select',
      defaultValue: 'mosaic',
      options: ['mosaic', 'grid'],
      admin: { condition: (_, sibling) => sibling?.view === 'card-view' },
    },
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: maxPictures } }),
  ],
}
