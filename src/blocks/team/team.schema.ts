import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const teamSchema: BlockSchema<'team'> = {
  slug: 'team',
  interfaceName: 'TeamBlock',
  admin: inPicker('team', 'agency'),
  fields: [
    {
      name: 'choice',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: ['all', 'chosen'],
    },
    {
      name: 'agents',
      type: 'relationship',
      relationTo: 'agents',
      hasMany: true,
      admin: { condition: (_, sibling) => sibling?.choice === 'chosen' },
    },
    {
      name: 'sortBy',
      type: 'select',
      required: true,
      defaultValue: 'given',
      options: ['given', 'name'],
    },
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 12 } }),
  ],
}
