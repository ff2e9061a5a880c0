import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const savedPropertiesSchema: BlockSchema<'savedProperties'> = {
  slug: 'savedProperties',
  interfaceName: 'SavedPropertiesBlock',
  admin: inPicker('saved-properties', 'properties'),
  fields: blockOptions({ only: ['heading', 'titleSize', 'description', 'background', 'cssClass', 'status'] }),
}
