import type { Block, UIField } from 'payload'

import { rowAddressField } from '@/lib/cms/fields/row-address-field'

import type { BlockPlace } from './define-block'

const toLibraryField: UIField = {
  name: 'toLibrary',
  type: 'ui',
  admin: { components: { Field: '/studio/modules/block-to-library#BlockToLibrary' } },
}

interface StudioBlock {
  schema: Block
  offeredIn: BlockPlace[]
}

/** A block's schema with what all kinds have in the studio: the label of their row, and the ways to copy and to share. */
export const inStudio = ({ schema, offeredIn }: StudioBlock): Block => ({
  ...schema,
  admin: {
    ...schema.admin,
    // The row says by itself what it shows.
    disableBlockName: true,
    components: { ...schema.admin?.components, Label: '/studio/blocks/block-row-label#BlockRowLabel' },
  },
  fields: [...schema.fields, ...(offeredIn.includes('modules') ? [toLibraryField] : []), rowAddressField()],
})
