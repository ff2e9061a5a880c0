import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

import { selectionFields } from './selection.schema'

export const propertyListSchema: BlockSchema<'propertyList'> = {
  slug: 'propertyList',
  interfaceName: 'PropertyListBlock',
  admin: inPicker('property-list', 'properties'),
  fields: [
    {
      name: 'goal',
      type: 'select',
      required: true,
      defaultValue: 'sale',
      options: ['sale', 'rent'],
    },
    {
      name: 'mode',
      type: 'select',
      required: true,
      defaultValue: 'full',
      options: ['full', 'selection'],
    },
    ...selectionFields,
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 4 } }),
  ],
}
