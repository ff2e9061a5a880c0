import { LRUCache } from 'lru-cache'
import type { Payload, Where } from 'payload'

import type { FileCollection } from '@/lib/storage/site-storage'
import { formatError } from '@/lib/values/format-error'

/** Names about which the log has a line, or which no document has. */
const knownKeys = new LRUCache<string, true>({ max: 1000, ttl: 60 * 60_000 })

/** Logs a file that is not there although a document names it, once an hour. */
export async function reportMissingFile(
  payload: Payload,
  collection: FileCollection,
  name: string,
): Promise<void> {
  const key = `${collection}/${name}`
  if (knownKeys.has(key)) return
  knownKeys.set(key, true)
  const { imageSizes = [] } = payload.collections[collection].config.upload
  const paths = ['filename', ...imageSizes.map((size) => `sizes.${size.name}.filename`)]
  const where: Where = { or: paths.map((path) => ({ [path]: { equals: name } })) }
  const document = await payload.db.findOne<{ id: string }>({ collection, where })
  if (document) payload.logger.error({ msg: 'A file is missing', collection, file: name, id: document.id })
}

const quietMs = 60_000
let reportedAt = 0

/** Logs that files cannot be read, at most once a minute. */
export function reportUnreadableFiles({ logger }: Payload, error: unknown): void {
  if (Date.now() - reportedAt < quietMs) return
  reportedAt = Date.now()
  logger.error({ msg: 'Files cannot be read', reason: formatError(error) })
}
