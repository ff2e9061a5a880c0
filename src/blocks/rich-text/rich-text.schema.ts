import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const richTextSchema: BlockSchema<'richText'> = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  admin: inPicker('rich-text', 'text'),
  fields: [
    {
      name: 'content',
      type: 'richText',
      localized: true,
    },
    ...blockOptions({ only: optionsWithoutItems }),
  ],
}
