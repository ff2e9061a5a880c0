import type { PayloadRequest } from 'payload'

import { isRecord } from '@/lib/values/read-value'

type Data = Record<string, unknown>

/** What Payload reads from a file. A request cannot change it, although it may send it. */
const factNames: readonly string[] = ['filename', 'filesize', 'width', 'height', 'url', 'thumbnailURL']

const without = (data: Data, names: readonly string[]): Data =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))

/** Payload refuses a stored file whose type is left out; a replaced file has the type of the old one. */
const typeOf = (file: unknown): Data => ({ mimeType: isRecord(file) ? (file.mimeType ?? null) : null })

/**
 * Leaves the facts of the file out of a save, so that they stay as they are stored.
 *
 * @param read the document as it was read at the start
 */
export const withoutFacts = (data: Data, read: Data): Data => ({
  ...without(data, factNames),
  ...typeOf(read),
})

/**
 * Leaves the crop, the sizes and the facts of the file out of a save that changes none of them. Payload writes whole
 * documents, with the values read at the start: a save of texts would write the old sizes over those of a new crop.
 *
 * @param read the document as it was read at the start
 */
export async function withoutFileFacts(data: Data, read: Data, { payload }: PayloadRequest): Promise<Data> {
  const left = without(withoutFacts(data, read), ['crop', 'sizes'])
  if (payload.db.name !== 'mongoose') {
    const sizes = Object.entries(isRecord(read.sizes) ? read.sizes : {})
    return { ...left, sizes: Object.fromEntries(sizes.map(([name, size]) => [name, typeOf(size)])) }
  }
  // MongoDB stores all sizes as one value, which would lose what is left out: it gets that of this moment.
  const where = { id: { equals: read.id } }
  const stored = await payload.db.findOne<Data & { id: string }>({ collection: 'media', where })
  return stored?.sizes ? { ...left, crop: stored.crop ?? null, sizes: stored.sizes } : left
}
