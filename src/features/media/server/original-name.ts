import type { CollectionBeforeChangeHook, PayloadRequest, TextField } from 'payload'

import { isStaff } from '@/lib/payload/access'
import { cleanText } from '@/lib/values/text'

const maxLength = 200

/**
 * The name that a file had before it was stored, by which staff find it again. It may name the street of a hidden address,
 * so visitors never get it: `withoutOriginalName` keeps it out of documents that show the file.
 */
export const originalNameField = (): TextField => ({
  name: 'originalName',
  type: 'text',
  maxLength,
  access: { create: () => false, read: isStaff, update: () => false },
  admin: {
    readOnly: true,
    disableBulkEdit: true,
    condition: (data) => Boolean(data.originalName),
  },
})

/** `defaultPopulate` of a collection with this field: what other documents show of a file is also what pages show. */
export const withoutOriginalName = { originalName: false } as const

/** Notes the name before the file gets the one under which it is stored. */
export function noteOriginalName(req: PayloadRequest): void {
  req.context.originalName = cleanText(req.file?.name ?? '', { lines: false }).slice(0, maxLength)
}

/** Stores the noted name with the document; no request can write it. */
export const storeOriginalName: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, originalName: req.context.originalName } : data
