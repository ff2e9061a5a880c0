import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const articleSchema: BlockSchema<'article'> = {
  slug: 'article',
  interfaceName: 'ArticleBlock',
  admin: inPicker('article', 'text'),
  fields: [
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'articles',
      required: true,
    },
    {
      name: 'imageSide',
      type: 'select',
      defaultValue: 'right',
      options: ['left', 'right'],
    },
    ...blockOptions({ only: optionsWithoutItems }),
  ],
}
