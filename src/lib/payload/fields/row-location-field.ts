import type { FieldHook, TextField } from 'payload'

import { staffRole } from '@/lib/payload/access'
import { formatRowLocation } from '@/lib/payload/stored-rows'

const readLocation: FieldHook = ({ collection, data, siblingData, req }) => {
  const document: unknown = data?.id
  const row: unknown = siblingData.id
  // The studio needs it; public pages are read without it.
  if (!staffRole(req.user) || !collection || typeof document !== 'string' || typeof row !== 'string')
    return undefined
  return formatRowLocation({ collection: collection.slug, document, row })
}

/**
 * The location of a stored block. The field is virtual: the studio gets it with each read. A duplicated or pasted block
 * still has the location of its original, from which its other languages are read.
 */
export const rowLocationField = (): TextField => ({
  name: 'rowLocation',
  type: 'text',
  virtual: true,
  admin: { hidden: true },
  hooks: { afterRead: [readLocation] },
})
