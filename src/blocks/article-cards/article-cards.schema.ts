import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const articleCardsSchema: BlockSchema<'articleCards'> = {
  slug: 'articleCards',
  interfaceName: 'ArticleCardsBlock',
  admin: inPicker('article-cards', 'text'),
  fields: [
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'articleCategories',
      required: true,
    },
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 3, maxItems: 9 } }),
  ],
}
