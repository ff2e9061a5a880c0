import type { BlocksField } from 'payload'

import { copyAllLanguages } from './copy-all-languages'

interface BlocksOptions extends Pick<BlocksField, 'required' | 'maxRows'> {
  /** The allowed kinds of blocks. */
  kinds: NonNullable<BlocksField['blockReferences']>
  /** Components above the list and below it. */
  above?: string[]
  below?: string[]
}

/** The list of blocks of a page, an article or a module. */
export const blocksField = ({ kinds, above = [], below = [], ...rest }: BlocksOptions): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  blocks: [],
  blockReferences: kinds,
  hooks: { beforeChange: [copyAllLanguages] },
  admin: {
    initCollapsed: true,
    components: {
      beforeInput: [
        '/studio/blocks/picker-sentences#PickerSentences',
        '/studio/blocks/open-new-rows#OpenNewRows',
        ...above,
      ],
      afterInput: below,
    },
  },
  ...rest,
})
