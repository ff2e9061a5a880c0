import { blockOptions } from '@/lib/payload/fields/block-options'
import { offeredGoalField } from '@/lib/payload/fields/common-fields'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const placeIndexSchema: BlockSchema<'placeIndex'> = {
  slug: 'placeIndex',
  interfaceName: 'PlaceIndexBlock',
  admin: inPicker('place-index', 'properties'),
  fields: [
    {
      name: 'content',
      type: 'select',
      required: true,
      defaultValue: 'both',
      options: ['both', 'cities', 'types'],
    },
    offeredGoalField(),
    {
      name: 'sortBy',
      type: 'select',
      required: true,
      defaultValue: 'name',
      options: ['name', 'count'],
    },
    ...blockOptions({
      defaults: { numberItemOfRow: 4, maxItems: 100 },
      only: [
        'heading',
        'titleSize',
        'description',
        'description2',
        'numberItemOfRow',
        'maxItems',
        'position',
        'span',
        'columns',
        'background',
        'cssClass',
        'sort',
        'status',
      ],
    }),
  ],
}
