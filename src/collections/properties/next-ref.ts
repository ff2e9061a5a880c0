import type { FieldHook } from 'payload'

import { nestedRequest } from '@/lib/cms/nested-request'

/**
 * Gives a new property the number after the highest one. Two properties made in the same moment may ask for the
 * same number: the unique index lets one through, and saving the other again takes the next.
 */
export const takeNextRef: FieldHook = async ({ operation, value, originalDoc, req }) => {
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
    // Privileged on purpose: numbers of drafts and of what is in the bin are taken too, and only a number is read.
    overrideAccess: true,
    req: nestedRequest(req),
  })
  const highest: unknown = docs[0]?.ref
  return (typeof highest === 'number' ? highest : 0) + 1
}
