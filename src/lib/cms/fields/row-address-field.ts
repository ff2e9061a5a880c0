import type { FieldHook, TextField } from 'payload'

import { staffRole } from '../access'
import { formatRowAddress } from '../row-address'

const tell: FieldHook = ({ collection, data, siblingData, req }) => {
  const document: unknown = data?.id
  const row: unknown = siblingData.id
  // Of use in the studio only; the public pages are read without it.
  if (!staffRole(req.user) || !collection || typeof document !== 'string' || typeof row !== 'string')
    return undefined
  return formatRowAddress({ collection: collection.slug, document, row })
}

/**
 * Where a block is stored. Nothing is kept of it: the studio gets it with each read, and a block that an editor
 * duplicates or pastes still carries its model's address, which tells where its other languages are.
 */
export const rowAddressField = (): TextField => ({
  name: 'rowAddress',
  type: 'text',
  virtual: true,
  admin: { hidden: true },
  hooks: { afterRead: [tell] },
})
