import { blockOptions } from '@/lib/payload/fields/block-options'
import { chosenPropertiesField, offeredGoalField } from '@/lib/payload/fields/common-fields'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const spotlightSchema: BlockSchema<'spotlight'> = {
  slug: 'spotlight',
  interfaceName: 'SpotlightBlock',
  admin: inPicker('spotlight', 'properties'),
  fields: [
    {
      name: 'choice',
      type: 'select',
      required: true,
      defaultValue: 'spotlight',
      options: ['spotlight', 'chosen'],
    },
    offeredGoalField({ condition: (_, sibling) => sibling?.choice !== 'chosen' }),
    chosenPropertiesField((_, sibling) => sibling?.choice === 'chosen'),
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 4 } }),
  ],
}
