import { blockOptions } from '@/lib/payload/fields/block-options'
import { urlField } from '@/lib/payload/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const imageSchema: BlockSchema<'image'> = {
  slug: 'image',
  interfaceName: 'ImageBlock',
  admin: inPicker('image', 'picture'),
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      required: true,
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
    },
    urlField(),
    {
      name: 'width',
      type: 'select',
      defaultValue: 'wide',
      options: ['text', 'wide', 'full'],
    },
    ...blockOptions({ only: ['heading', 'titleSize', 'span', 'columns', 'cssClass', 'sort', 'status'] }),
  ],
}
