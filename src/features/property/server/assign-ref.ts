import type { FieldHook } from 'payload'

import { nestedRequest } from '@/lib/payload/as-system'

/**
 * Gives a new property the number after the highest one. Two properties created at the same time may get the same
 * number: the unique index rejects the second, and saving it again assigns the next.
 */
export const assignRef: FieldHook = async ({ operation, value, originalDoc, req }) => {
  if (typeof value === 'number') return value
  if (operation !== 'create') return value ?? originalDoc?.ref
  const { docs } = await req.payload.find({
    collection: 'properties',
    depth: 0,
    limit: 1,
    pagination: false,
    select: { ref: true },
    sort: '-ref',
    trash: true,
    // Privileged on purpose: drafts and documents in the trash have numbers too, and only a number is read.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  const highest: unknown = docs[0]?.ref
  return (typeof highest === 'number' ? highest : 0) + 1
}
