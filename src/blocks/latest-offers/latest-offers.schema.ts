import { blockOptions } from '@/lib/payload/fields/block-options'
import { offeredGoalField } from '@/lib/payload/fields/common-fields'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const latestOffersSchema: BlockSchema<'latestOffers'> = {
  slug: 'latestOffers',
  interfaceName: 'LatestOffersBlock',
  admin: inPicker('latest-offers', 'properties'),
  fields: [
    offeredGoalField(),
    ...blockOptions({ defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 4 } }),
  ],
}
