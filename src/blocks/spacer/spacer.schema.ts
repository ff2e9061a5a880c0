import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const spacerSchema: BlockSchema<'spacer'> = {
  slug: 'spacer',
  interfaceName: 'SpacerBlock',
  admin: inPicker('spacer', 'layout'),
  fields: [
    {
      name: 'height',
      type: 'select',
      required: true,
      defaultValue: 'medium',
      options: ['small', 'medium', 'large'],
    },
    {
      name: 'rule',
      type: 'checkbox',
      defaultValue: false,
    },
    ...blockOptions({ only: ['cssClass', 'sort', 'status'] }),
  ],
}
