import { blockOptions } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

export const sharedModuleSchema: BlockSchema<'sharedModule'> = {
  slug: 'sharedModule',
  interfaceName: 'SharedModuleBlock',
  admin: inPicker('shared-module', 'library'),
  fields: [
    {
      name: 'module',
      type: 'relationship',
      relationTo: 'modules',
      required: true,
    },
    ...blockOptions({ only: ['span', 'columns', 'sort', 'status'] }),
  ],
}
