import type { Field } from 'payload'

import { blockOptions } from '@/lib/payload/fields/block-options'
import { urlField } from '@/lib/payload/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const picturesField: Field = {
  name: 'pictures',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: 40,
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
    {
      name: 'arrangement',
      type: 'select',
      defaultValue: 'mosaic',
      options: ['mosaic', 'grid'],
      admin: { condition: (_, sibling) => sibling?.view === 'card-view' },
    },
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 40 } }),
  ],
}
