import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const projectListSchema: BlockSchema<'projectList'> = {
  slug: 'projectList',
  interfaceName: 'ProjectListBlock',
  admin: inPicker('project-list', 'properties'),
  fields: blockOptions({
    defaults: { view: 'card-view', numberItemOfRow: 4, maxItems: 4 },
  }),
}
