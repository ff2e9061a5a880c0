import type { BlocksField } from 'payload'

import type { Localized } from '@/lib/i18n/locales'

import { copyAllLanguages } from './copy-all-languages'

interface BlocksOptions extends Pick<BlocksField, 'required' | 'maxRows'> {
  /** The allowed kinds of blocks. */
  kinds: NonNullable<BlocksField['blockReferences']>
  label?: Localized
  description?: Localized
  /** Components above the list and below it. */
  above?: string[]
  below?: string[]
}

/** The list of blocks of a page, an article or a module. */
export const blocksField = ({
  kinds,
  label,
  description,
  above = [],
  below = [],
  ...rest
}: BlocksOptions): BlocksField => ({
  name: 'blocks',
  type: 'blocks',
  blocks: [],
  blockReferences: kinds,
  label: label ?? { nl: 'Blokken', fr: 'Blocs', en: 'Blocks', de: 'Blöcke' },
  labels: {
    singular: { nl: 'Blok', fr: 'Bloc', en: 'Block', de: 'Block' },
    plural: { nl: 'Blokken', fr: 'Blocs', en: 'Blocks', de: 'Blöcke' },
  },
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
    ...(description && { description }),
  },
  ...rest,
})
