import type { Block, UIField } from 'payload'

import { rowLocationField } from '@/lib/payload/fields/row-location-field'

import type { BlockPlace } from './define-block'

const toLibraryField: UIField = {
  name: 'toLibrary',
  type: 'ui',
  admin: { components: { Field: '/features/content/studio/block-to-library#BlockToLibrary' } },
}

/** In a page only: keeps the block as a template. */
const toPatternField: UIField = {
  name: 'toPattern',
  type: 'ui',
  admin: { components: { Field: '/composition/studio-parts#BlockToPattern' } },
}

interface StudioBlock {
  schema: Block
  offeredIn: BlockPlace[]
}

/**
 * A block's schema with the parts that every block has in the studio: the label of its row, and copying and sharing.
 */
export const inStudio = ({ schema, offeredIn }: StudioBlock): Block => ({
  ...schema,
  admin: {
    ...schema.admin,
    // The label of the row says what it shows.
    disableBlockName: true,
    components: { ...schema.admin?.components, Label: '/studio/blocks/block-row-label#BlockRowLabel' },
  },
  fields: [
    ...schema.fields,
    ...(offeredIn.includes('modules') ? [toLibraryField] : []),
    ...(offeredIn.includes('pages') ? [toPatternField] : []),
    rowLocationField(),
  ],
})
