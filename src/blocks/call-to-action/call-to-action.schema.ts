import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'
import { linkFields } from '@/lib/payload/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const callToActionSchema: BlockSchema<'callToAction'> = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  admin: inPicker('call-to-action', 'text'),
  fields: [
    {
      name: 'links',
      type: 'array',
      minRows: 1,
      maxRows: 2,
      fields: linkFields({ required: true }),
    },
    ...blockOptions({ only: optionsWithoutItems }),
  ],
}
